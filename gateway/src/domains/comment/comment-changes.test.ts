import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const VISITOR = {};
const FREE = { authorization: 'Bearer bearer-free' };
const PAID = { authorization: 'Bearer bearer-paid' };

const posts = () =>
  gateway.accounts.calls.filter(({ path, method }) => path === '/api/comments' && method === 'POST');
const comment = (key: string) => nodeId('Comment', key);
const video = (code: string) => ({ videoCode: code });
const add = async (input: object, headers: Record<string, string> = PAID) => {
  const query =
    'mutation Add($input: AddCommentInput!) { addComment(input: $input) { comment { id text parentId positionSeconds status viewerIsAuthor } errors { code field message } } }';
  const { body } = await gateway.ask(
    query,
    { input: { ...video('ep01n1x'), text: 'Hello', ...input } },
    headers,
  );
  expect(body.errors).toBeUndefined();
  return body.data?.['addComment'];
};

describe('addComment', () => {
  it('hands the comment to accounts with the bearer and the key of the caller', async () => {
    const answer = await add(
      { text: 'ما أجملها', parentId: comment('c-3'), positionSeconds: 12 },
      { ...PAID, 'idempotency-key': 'submit-1', 'x-localization': 'ar' },
    );
    expect(answer).toMatchObject({
      comment: {
        text: 'ما أجملها',
        parentId: comment('c-3'),
        positionSeconds: 12,
        status: 'PUBLISHED',
        viewerIsAuthor: true,
      },
      errors: [],
    });
    const [call] = posts();
    expect(JSON.parse(call?.body ?? '')).toEqual({
      code: 'ep01n1x',
      comment: 'ما أجملها',
      parent_id: 'c-3',
      at: 12,
    });
    expect(call?.headers).toMatchObject({ 'idempotency-key': 'submit-1', 'x-localization': 'ar', ...PAID });
  });

  it('says that a comment waits', async () => {
    expect(await add({ text: 'see http://x.example' })).toMatchObject({ comment: { status: 'PENDING' } });
  });

  it.each([
    ['COMMENT_REQUIRED', 'text', { text: ' ' }],
    ['COMMENT_FAILED', 'parentId', { parentId: comment('gone') }],
    ['COMMENT_FAILED', 'parentId', { parentId: 'c-3' }],
    ['NOT_FOUND', 'videoCode', video('unknown99')],
    ['NOT_FOUND', 'videoCode', { videoCode: 'No code' }],
  ])('answers %s at %s', async (code, field, input) => {
    for (const locale of ['en', 'ar'] as const)
      expect(await add(input, { ...PAID, 'x-localization': locale })).toEqual({
        comment: null,
        errors: [{ code, field, message: messageOf(code, locale) }],
      });
  });

  it.each([
    ['a visitor on a free video', 'ep01n1x', VISITOR, 'SESSION_REQUIRED'],
    ['a visitor on a premium video', 'premium01', VISITOR, 'SESSION_REQUIRED'],
    ['a free viewer on a premium video', 'premium01', FREE, 'SUBSCRIPTION_REQUIRED'],
    ['a free viewer on a premium event', 'livepaid01', FREE, 'SUBSCRIPTION_REQUIRED'],
    ['a bearer that is not good any more', 'ep01n1x', { authorization: 'Bearer old' }, 'SESSION_REQUIRED'],
  ])('refuses %s', async (_who, code, headers, refusal) => {
    expect(await add(video(code), headers)).toEqual({
      comment: null,
      errors: [{ code: refusal, field: null, message: messageOf(refusal, 'en') }],
    });
  });

  it.each([
    ['a free viewer on a free video', 'ep01n1x', FREE],
    ['a paid viewer on a premium video', 'premium01', PAID],
    ['a free viewer on an event that has not begun', 'soon01', FREE],
    ['a free viewer on an event that is over', 'over01', FREE],
  ])('takes it from %s', async (_who, code, headers) => {
    expect(await add(video(code), headers)).toMatchObject({ comment: { text: 'Hello' }, errors: [] });
  });

  it('is refused on GET', async () => {
    const query = 'mutation { addComment(input: { videoCode: "x", text: "x" }) { errors { code } } }';
    expect((await gateway.get({ query })).status).toBe(405);
    expect(posts()).toEqual([]);
  });
});

describe.each([
  ['deleteComment', 'DeleteCommentInput', 'deleted', 'c-3', 'c-2', 'NOT_FOUND'],
  ['reportComment', 'ReportCommentInput', 'reported', 'c-2', 'c-3', 'FORBIDDEN'],
])('%s', (mutation, input, done, good, bad, refusal) => {
  const changeById = async (commentId: string, headers: Record<string, string> = PAID) => {
    const query = `mutation Change($input: ${input}!) { ${mutation}(input: $input) { ${done} errors { code field message } } }`;
    return (await gateway.ask(query, { input: { commentId } }, headers)).body.data?.[mutation];
  };
  const change = (key: string, headers?: Record<string, string>) => changeById(comment(key), headers);
  const refused = (code: string, field: string | null = 'commentId') => ({
    [done]: false,
    errors: [{ code, field, message: messageOf(code, 'en') }],
  });

  it('is done for the viewer', async () => {
    expect(await change(good)).toEqual({ [done]: true, errors: [] });
  });

  it('is refused where it is not theirs to do', async () => {
    expect(await change(bad)).toEqual(refused(refusal));
    expect(await change('unknown')).toEqual(refused('NOT_FOUND'));
    expect(await changeById(good)).toEqual(refused('NOT_FOUND'));
    expect(await change('../details')).toEqual(refused('NOT_FOUND'));
  });

  it('asks for a login', async () => {
    expect(await change(good, VISITOR)).toEqual(refused('SESSION_REQUIRED', null));
    expect(await change(good, { authorization: 'Bearer old' })).toEqual(refused('SESSION_REQUIRED', null));
  });
});
