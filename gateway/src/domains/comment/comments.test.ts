import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const PAID = { authorization: 'Bearer bearer-paid' };
const COMMENTS = `query Comments($first: Int!, $after: String, $orderBy: CommentOrder! = NEWEST) { video(code: "ep01n1x") {
  comments(first: $first, after: $after, orderBy: $orderBy) {
    pageInfo { hasNextPage endCursor }
    nodes { id text positionSeconds author { name } createdAt editedAt version status replyCount replies(first: 5) { nodes { id parentId } pageInfo { hasNextPage } } }
  }
} }`;
const id = (key: string) => nodeId('Comment', key);

interface Page {
  nodes: { id: string; replies: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean } } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
const calls = () => gateway.accounts.calls.filter(({ path }) => path.startsWith('/api/comment'));
const comments = async (variables: object = { first: 10 }, headers = {}) => {
  const { body } = await gateway.ask(COMMENTS, variables, headers);
  expect(body.errors).toBeUndefined();
  return (body.data?.['video'] as { comments: Page }).comments;
};

describe('comments', () => {
  it('are read newest first with their replies, in two calls however many there are', async () => {
    const page = await comments();
    expect(page.nodes[0]).toEqual({
      id: id('c-3'),
      text: 'Words of c-3',
      positionSeconds: 754,
      author: { name: 'ياسمين' },
      createdAt: '2026-11-21T18:00:00.000Z',
      editedAt: null,
      version: 1,
      status: 'PUBLISHED',
      replyCount: 2,
      replies: {
        nodes: [
          { id: id('r-1'), parentId: id('c-3') },
          { id: id('r-2'), parentId: id('c-3') },
        ],
        pageInfo: { hasNextPage: false },
      },
    });
    expect(page.nodes.map(({ replies }) => replies.nodes.map((reply) => reply.id))).toEqual([
      [id('r-1'), id('r-2')],
      [id('r-3')],
      [],
    ]);
    expect(calls().map(({ path }) => path)).toEqual(['/api/comments', '/api/comment_replies']);
  });

  it('are gone on from a cursor', async () => {
    const first = await comments({ first: 2 });
    expect(first.nodes.map((comment) => comment.id)).toEqual([id('c-3'), id('c-2')]);
    const next = await comments({ first: 2, after: first.pageInfo.endCursor });
    expect([next.nodes.map((comment) => comment.id), next.pageInfo.hasNextPage]).toEqual([
      [id('c-1')],
      false,
    ]);
  });

  it('go on with the replies of one of them', async () => {
    const REPLIES = `query Replies($after: String) { video(code: "ep01n1x") { comments(first: 1) { nodes {
      replies(first: 1, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } } } }`;
    const repliesAfter = async (after: string | null) => {
      const { body } = await gateway.ask(REPLIES, { after });
      return (body.data?.['video'] as { comments: { nodes: { replies: Page }[] } }).comments.nodes[0]
        ?.replies;
    };
    const first = await repliesAfter(null);
    expect([first?.nodes, first?.pageInfo.hasNextPage]).toEqual([[{ id: id('r-1') }], true]);
    const next = await repliesAfter(first?.pageInfo.endCursor ?? null);
    expect([next?.nodes, next?.pageInfo.hasNextPage]).toEqual([[{ id: id('r-2') }], false]);
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
    const query = '{ video(code: "ep01n1x") { comments(first: 1) { nodes { text } } } }';
    expect((await gateway.get({ query })).headers.get('cache-control')).not.toBe('no-store');
    const mine = '{ video(code: "ep01n1x") { comments(first: 1) { nodes { viewerIsAuthor } } } }';
    expect((await gateway.get({ query: mine })).headers.get('cache-control')).toBe('no-store');
  });

  it('are read oldest first when asked so', async () => {
    const page = await comments({ first: 2, orderBy: 'OLDEST' });
    expect(page.nodes.map((comment) => comment.id)).toEqual([id('c-1'), id('c-2')]);
  });

  it('of several videos are one call, however many there are', async () => {
    const { body } = await gateway.ask(
      '{ videos(first: 9) { nodes { code comments(first: 2) { nodes { id } } } } }',
    );
    const { nodes } = body.data?.['videos'] as { nodes: { code: string; comments: Page }[] };
    expect(nodes.filter((video) => video.comments.nodes.length > 0)).toEqual([
      { code: 'ep01n1x', comments: { nodes: [{ id: id('c-3') }, { id: id('c-2') }] } },
    ]);
    expect(calls().map(({ path }) => path)).toEqual(['/api/comments_of_each']);
  });

  it('are null while accounts is away; the video stands', async () => {
    gateway.accounts.down = true;
    const { body } = await gateway.ask('{ video(code: "ep01n1x") { code comments { nodes { id } } } }');
    expect(body.data).toEqual({ video: { code: 'ep01n1x', comments: null } });
    expect(body.errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
  });

  it('are refused more than fifty at a time', async () => {
    const { body } = await gateway.ask(COMMENTS, { first: 51 });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('a viewer', () => {
  const MINE = '{ video(code: "ep01n1x") { comments(first: 10) { nodes { id viewerIsAuthor } } } }';

  it('learns which ones are theirs, in one call for all', async () => {
    const { body } = await gateway.ask(MINE, {}, PAID);
    expect(body.data).toEqual({
      video: {
        comments: {
          nodes: [
            { id: id('c-3'), viewerIsAuthor: true },
            { id: id('c-2'), viewerIsAuthor: false },
            { id: id('c-1'), viewerIsAuthor: false },
          ],
        },
      },
    });
    expect(gateway.accounts.calls.filter(({ path }) => path === '/api/details')).toHaveLength(1);
  });

  it('learns nothing as a visitor', async () => {
    const { body } = await gateway.ask(MINE);
    expect(JSON.stringify(body.data)).not.toMatch(/true|false/);
  });

  const OWN = '{ videos(first: 9) { nodes { code viewerComments { id status parentId } } } }';

  const own = async (headers = {}) => {
    const { body } = await gateway.ask(OWN, {}, headers);
    return (body.data?.['videos'] as { nodes: { code: string; viewerComments: object[] | null }[] }).nodes;
  };

  it('reads their own that wait in one call for all videos, and they are kept nowhere', async () => {
    const waiting = (await own(PAID)).filter(({ viewerComments }) => viewerComments?.length !== 0);
    expect(waiting).toEqual([
      {
        code: 'ep01n1x',
        viewerComments: [{ id: id('w-1'), status: 'PENDING', parentId: id('c-3') }],
      },
    ]);
    expect(calls()).toHaveLength(1);
    expect((await gateway.ask(OWN, {}, PAID)).headers.get('cache-control')).toBe('no-store');
    const other = await own({ authorization: 'Bearer bearer-free' });
    expect(other.every(({ viewerComments }) => viewerComments?.length === 0)).toBe(true);
  });

  it('gets null without a token, and accounts is not asked; a refused token is an error', async () => {
    expect((await own()).every(({ viewerComments }) => viewerComments === null)).toBe(true);
    expect(calls()).toEqual([]);
    const { body } = await gateway.ask(OWN, {}, { authorization: 'Bearer old' });
    expect(body.errors?.map(({ extensions }) => extensions.code)).toEqual(['UNAUTHENTICATED']);
  });
});

describe('a comment by its id', () => {
  const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Comment { text video { code } } } }';

  it('is read with others in one call, and kept until its video is named by the feed', async () => {
    const ids = [id('r-1'), id('gone'), id('c-3')];
    const nodes = async () => (await gateway.ask(NODES, { ids })).body.data?.['nodes'];
    expect(await nodes()).toEqual([
      { text: 'Words of r-1', video: { code: 'ep01n1x' } },
      null,
      { text: 'Words of c-3', video: { code: 'ep01n1x' } },
    ]);
    await nodes();
    expect(calls().map(({ path }) => path)).toEqual(['/api/comments_by_id']);
    gateway.accounts.publish('comments', 'ep01n1x');
    await gateway.feeds.accounts.poll();
    await nodes();
    expect(calls()).toHaveLength(2);
  });

  it('is one call alone, and null when nobody or only its author sees it', async () => {
    expect((await gateway.ask(NODES, { ids: [id('c-2')] })).body.data).toMatchObject({
      nodes: [{ text: 'Words of c-2' }],
    });
    const { body } = await gateway.ask(NODES, { ids: [id('w-1')] }, PAID);
    expect(body).toMatchObject({ data: { nodes: [null] } });
    expect(calls().map(({ path }) => path)).toEqual(['/api/comments/c-2', '/api/comments/w-1']);
  });

  it('is opened by a partner key only with the scope of comments', async () => {
    const { body } = await gateway.ask(NODES, { ids: [id('c-3')] }, { 'x-api-key': 'sk_catalogue' });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'comments:read' });
  });
});
