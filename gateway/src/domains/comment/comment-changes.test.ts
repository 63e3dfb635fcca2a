import { messageOf } from '@sahra/schemas/messages';

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
const add = async (input: object, headers: Record<string, string> = PAID) => {
  const query =
    'mutation Add($input: AddCommentInput!) { addComment(input: $input) { comment { id text parentId at status mine } errors { code field message } } }';
  const { body } = await gateway.ask(query, { input: { code: 'ep01n1x', text: 'Hello', ...input } }, headers);
  expect(body.errors).toBeUndefined();
  return body.data?.['addComment'];
};

describe('addComment', () => {
  it('hands the comment to accounts with the bearer and the key of the caller', async () => {
    const answer = await add(
      { text: 'ما أجملها', parentId: 'c-3', at: 12 },
      { ...PAID, 'idempotency-key': 'submit-1', 'x-localization': 'ar' },
    );
    const comment = { text: 'ما أجملها', parentId: 'c-3', at: 12, status: 'PUBLISHED', mine: true };
    expect(answer).toMatchObject({ comment, errors: [] });
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
    ['COMMENT_FAILED', 'parentId', { parentId: 'gone' }],
    ['NOT_FOUND', 'code', { code: 'unknown99' }],
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
    expect(await add({ code }, headers)).toEqual({
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
    expect(await add({ code }, headers)).toMatchObject({ comment: { text: 'Hello' }, errors: [] });
  });

  it('is refused on GET', async () => {
    const query = 'mutation { addComment(input: { code: "ep01n1x", text: "x" }) { errors { code } } }';
    expect((await gateway.get({ query })).status).toBe(405);
    expect(posts()).toEqual([]);
  });
});

describe.each([
  ['deleteComment', 'deleted', 'c-3', 'c-2', 'NOT_FOUND'],
  ['reportComment', 'reported', 'c-2', 'c-3', 'FORBIDDEN'],
])('%s', (mutation, done, good, bad, refusal) => {
  const change = async (id: string, headers: Record<string, string> = PAID) => {
    const query = `mutation Change($id: ID!) { ${mutation}(id: $id) { ${done} errors { code field message } } }`;
    return (await gateway.ask(query, { id }, headers)).body.data?.[mutation];
  };
  const refused = (code: string) => ({
    [done]: false,
    errors: [{ code, field: null, message: messageOf(code, 'en') }],
  });

  it('is done for the viewer', async () => {
    expect(await change(good)).toEqual({ [done]: true, errors: [] });
  });

  it('is refused where it is not theirs to do', async () => {
    expect(await change(bad)).toEqual(refused(refusal));
    expect(await change('unknown')).toEqual(refused('NOT_FOUND'));
    expect(await change('../details')).toEqual(refused('NOT_FOUND'));
  });

  it('asks for a login', async () => {
    expect(await change(good, VISITOR)).toEqual(refused('SESSION_REQUIRED'));
    expect(await change(good, { authorization: 'Bearer old' })).toEqual(refused('SESSION_REQUIRED'));
  });
});
