import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const PAID = { authorization: 'Bearer bearer-paid' };
const FREE = { authorization: 'Bearer bearer-free' };
const id = (key: string) => nodeId('Comment', key);
const edit = async (input: object, headers: Record<string, string> = PAID) => {
  const { body } = await gateway.ask(
    'mutation ($input: EditCommentInput!) { editComment(input: $input) { comment { id text status positionSeconds editedAt version } errors { code field } } }',
    { input: { commentId: id('c-3'), text: 'Lovely', ...input } },
    headers,
  );
  expect(body.errors).toBeUndefined();
  return body.data?.['editComment'];
};
const puts = () => gateway.accounts.calls.filter(({ method }) => method === 'PUT');
const sent = () => puts().map(({ path, body }) => [path, JSON.parse(body) as unknown]);

it('hands the new words of a comment that is shown to accounts, with the key of the caller', async () => {
  expect(await edit({ version: 1 }, { ...PAID, 'idempotency-key': 'edit-1' })).toEqual({
    comment: {
      id: id('c-3'),
      text: 'Lovely',
      status: 'PUBLISHED',
      positionSeconds: 754,
      editedAt: '2026-11-21T19:00:00.000Z',
      version: 2,
    },
    errors: [],
  });
  expect(sent()).toEqual([['/api/comments/c-3', { comment: 'Lovely', version: 1 }]]);
  expect(puts()[0]?.headers).toMatchObject({ 'idempotency-key': 'edit-1' });
});

it('says that a comment which waits, or has to wait now, is seen by nobody else', async () => {
  expect(await edit({ text: 'see http://x.example' })).toMatchObject({ comment: { status: 'PENDING' } });
  expect(await edit({ commentId: id('w-1') })).toMatchObject({
    comment: { id: id('w-1'), status: 'PUBLISHED' },
  });
});

it.each([12, null])('changes the second to %p only when it is named', async (positionSeconds) => {
  expect(await edit({ positionSeconds })).toMatchObject({ comment: { positionSeconds } });
  expect(await edit({})).toMatchObject({ comment: { positionSeconds: 754 } });
});

it('tells an edit of older words, with the comment as it is now', async () => {
  expect(await edit({ version: 7 })).toMatchObject({
    comment: { id: id('c-3'), text: 'Words of c-3', version: 1 },
    errors: [{ code: 'COMMENT_CHANGED', field: null }],
  });
});

it.each([
  ['text that is missing', { text: ' ' }, { code: 'COMMENT_REQUIRED', field: 'text' }],
  ["somebody else's", { commentId: id('c-2') }, { code: 'NOT_FOUND', field: 'commentId' }],
  ['one of a deleted video', { commentId: id('g-1') }, { code: 'NOT_FOUND', field: 'commentId' }],
  ['what is no comment', { commentId: 'nonsense' }, { code: 'NOT_FOUND', field: 'commentId' }],
])('refuses %s', async (_what, input, error) => {
  expect(await edit(input)).toEqual({ comment: null, errors: [error] });
});

it('is refused on a premium video to a viewer who may not watch it any more', async () => {
  expect(await edit({ commentId: id('p-1') }, FREE)).toEqual({
    comment: null,
    errors: [{ code: 'SUBSCRIPTION_REQUIRED', field: null }],
  });
  expect(puts()).toEqual([]);
});

it('needs a viewer', async () => {
  expect(await edit({}, {})).toMatchObject({ errors: [{ code: 'SESSION_REQUIRED' }] });
  expect(await edit({}, { authorization: 'Bearer old' })).toMatchObject({
    errors: [{ code: 'SESSION_REQUIRED' }],
  });
  expect(puts()).toEqual([]);
});

it('the seconds that comments speak about are read together, and null while they are away', async () => {
  const query =
    '{ videos(first: 9) { nodes { code commentMoments { positionSeconds commentCount } } } video(code: "ep02n1x") { commentMoments { commentCount } } }';
  const { body } = await gateway.ask(query);
  const { nodes } = body.data?.['videos'] as { nodes: { code: string; commentMoments: object[] }[] };
  expect(nodes.filter(({ commentMoments }) => commentMoments.length > 0)).toEqual([
    { code: 'ep01n1x', commentMoments: [{ positionSeconds: 754, commentCount: 1 }] },
  ]);
  expect(gateway.accounts.calls.filter(({ path }) => path === '/api/comment_moments')).toHaveLength(1);
  gateway.accounts.down = true;
  expect(
    (await gateway.ask('{ video(code: "ep03n1x") { commentMoments { commentCount } } }')).body,
  ).toMatchObject({
    data: { video: { commentMoments: null } },
  });
});

it('comments in the order of their seconds begin where they are asked for', async () => {
  const query =
    '{ video(code: "ep01n1x") { comments(first: 5, orderBy: POSITION, fromSecond: 700) { nodes { id } } } }';
  expect((await gateway.ask(query)).body.errors).toBeUndefined();
  const [call] = gateway.accounts.calls.filter(({ path }) => path === '/api/comments');
  expect(call?.query).toMatchObject({ order: 'position', from: '700' });
});
