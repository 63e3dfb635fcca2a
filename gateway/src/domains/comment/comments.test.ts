import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const PAID = { authorization: 'Bearer bearer-paid' };
const COMMENTS = `query Comments($first: Int!, $after: String) { comments(code: "ep01n1x", first: $first, after: $after) {
  pageInfo { hasNextPage endCursor }
  nodes { id text at author createdAt status replyCount replies(first: 5) { nodes { id parentId } pageInfo { hasNextPage } } }
} }`;

interface Page {
  nodes: { id: string; replies: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
const calls = () => gateway.accounts.calls.filter(({ path }) => path.startsWith('/api/comment'));
const comments = async (variables: object = { first: 10 }, headers = {}) => {
  const { body } = await gateway.ask(COMMENTS, variables, headers);
  expect(body.errors).toBeUndefined();
  return body.data?.['comments'] as Page;
};

describe('comments', () => {
  it('are read newest first with their replies, in two calls however many there are', async () => {
    const page = await comments();
    expect(page.nodes[0]).toEqual({
      id: 'c-3',
      text: 'Words of c-3',
      at: 754,
      author: 'ياسمين',
      createdAt: '2026-11-21T18:00:00.000Z',
      status: 'PUBLISHED',
      replyCount: 2,
      replies: {
        nodes: [
          { id: 'r-1', parentId: 'c-3' },
          { id: 'r-2', parentId: 'c-3' },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
    expect(page.nodes.map(({ replies }) => replies.nodes.map(({ id }) => id))).toEqual([
      ['r-1', 'r-2'],
      ['r-3'],
      [],
    ]);
    expect(calls().map(({ path }) => path)).toEqual(['/api/comments', '/api/comment_replies']);
  });

  it('are gone on from a cursor', async () => {
    const first = await comments({ first: 2 });
    expect(first.nodes.map(({ id }) => id)).toEqual(['c-3', 'c-2']);
    const next = await comments({ first: 2, after: first.pageInfo.endCursor });
    expect([next.nodes.map(({ id }) => id), next.pageInfo.hasNextPage]).toEqual([['c-1'], false]);
  });

  it('go on with the replies of one of them', async () => {
    const REPLIES = `query Replies($after: String) { comments(code: "ep01n1x", first: 1) { nodes {
      replies(first: 1, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } } }`;
    const repliesAfter = async (after: string | null) => {
      const { body } = await gateway.ask(REPLIES, { after });
      return (body.data?.['comments'] as { nodes: { replies: Page }[] }).nodes[0]?.replies;
    };
    const first = await repliesAfter(null);
    expect([first?.nodes, first?.pageInfo.hasNextPage]).toEqual([[{ id: 'r-1' }], true]);
    const next = await repliesAfter(first?.pageInfo.endCursor ?? null);
    expect([next?.nodes, next?.pageInfo.hasNextPage]).toEqual([[{ id: 'r-2' }], false]);
  });

  it('are the same for everybody, kept until the feed of accounts names their video', async () => {
    await comments();
    await comments({ first: 10 }, PAID);
    expect(calls()).toHaveLength(2);
    gateway.accounts.publish('comments', 'premium01');
    await gateway.feeds.accounts.poll();
    await comments();
    expect(calls()).toHaveLength(2);
    gateway.accounts.publish('comments', 'ep01n1x');
    await gateway.feeds.accounts.poll();
    await comments();
    expect(calls()).toHaveLength(4);
    for (const { headers } of calls()) expect(headers.authorization).toBeUndefined();
  });

  it('may be kept by caches only while nobody asks which ones are theirs', async () => {
    const query = '{ comments(code: "ep01n1x", first: 1) { nodes { text } } }';
    expect((await gateway.get({ query })).headers.get('cache-control')).not.toBe('no-store');
    const mine = '{ comments(code: "ep01n1x", first: 1) { nodes { mine } } }';
    expect((await gateway.get({ query: mine })).headers.get('cache-control')).toBe('no-store');
  });

  it('of what can be no video are none, and accounts is not asked', async () => {
    const { body } = await gateway.ask('{ comments(code: "No Code", first: 1) { nodes { id } } }');
    expect(body.data).toEqual({ comments: { nodes: [] } });
    expect(calls()).toEqual([]);
  });

  it('are refused more than fifty at a time', async () => {
    const { body } = await gateway.ask(COMMENTS, { first: 51 });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a viewer', () => {
  const MINE = '{ comments(code: "ep01n1x", first: 10) { nodes { id mine } } }';

  it('is told which ones are theirs, in one call for all', async () => {
    const { body } = await gateway.ask(MINE, {}, PAID);
    expect(body.data).toEqual({
      comments: {
        nodes: [
          { id: 'c-3', mine: true },
          { id: 'c-2', mine: false },
          { id: 'c-1', mine: false },
        ],
      },
    });
    expect(gateway.accounts.calls.filter(({ path }) => path === '/api/details')).toHaveLength(1);
  });

  it('who is a visitor is told nothing', async () => {
    const { body } = await gateway.ask(MINE);
    expect(JSON.stringify(body.data)).not.toMatch(/true|false/);
  });

  const OWN = '{ ownComments(code: "ep01n1x") { id status parentId } }';

  it('reads their own that wait, which are kept nowhere', async () => {
    const { body, headers } = await gateway.ask(OWN, {}, PAID);
    expect(body.data).toEqual({ ownComments: [{ id: 'w-1', status: 'PENDING', parentId: 'c-3' }] });
    expect(headers.get('cache-control')).toBe('no-store');
    const other = await gateway.ask(OWN, {}, { authorization: 'Bearer bearer-free' });
    expect(other.body.data).toEqual({ ownComments: [] });
  });

  it('gets null without a token, and accounts is not asked; a refused token is an error', async () => {
    expect((await gateway.ask(OWN)).body.data).toEqual({ ownComments: null });
    expect(calls()).toEqual([]);
    const { body } = await gateway.ask(OWN, {}, { authorization: 'Bearer old' });
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
