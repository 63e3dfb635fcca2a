import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const PAID = { authorization: 'Bearer bearer-paid' };
const edit = async (input: object, headers: Record<string, string> = PAID) => {
  const { body } = await gateway.ask(
    'mutation ($input: EditCommentInput!) { editComment(input: $input) { comment { id text status } errors { code field } } }',
    { input: { commentId: nodeId('Comment', 'w-1'), text: 'Lovely', ...input } },
    headers,
  );
  expect(body.errors).toBeUndefined();
  return body.data?.['editComment'];
};
const puts = () => gateway.accounts.calls.filter(({ method }) => method === 'PUT');

it('hands the new words to accounts with the key of the caller', async () => {
  expect(await edit({ positionSeconds: 12 }, { ...PAID, 'idempotency-key': 'edit-1' })).toEqual({
    comment: { id: nodeId('Comment', 'c-4'), text: 'Lovely', status: 'PUBLISHED' },
    errors: [],
  });
  const [call] = puts();
  expect([call?.path, JSON.parse(call?.body ?? '')]).toEqual([
    '/api/comments/w-1',
    { comment: 'Lovely', at: 12 },
  ]);
  expect(call?.headers).toMatchObject({ 'idempotency-key': 'edit-1' });
});

it.each([
  ['text that is missing', { text: ' ' }, { code: 'COMMENT_REQUIRED', field: 'text' }],
  ['what does not wait', { commentId: nodeId('Comment', 'c-3') }, { code: 'NOT_FOUND', field: 'commentId' }],
  ['what is no comment', { commentId: 'nonsense' }, { code: 'NOT_FOUND', field: 'commentId' }],
])('refuses %s', async (_what, input, error) => {
  expect(await edit(input)).toEqual({ comment: null, errors: [error] });
});

it('needs a viewer', async () => {
  expect(await edit({}, {})).toMatchObject({ errors: [{ code: 'SESSION_REQUIRED' }] });
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
