import { messageOf } from '@sahra/schemas/messages';

import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const FREE = { authorization: 'Bearer bearer-free' };
const PAID = { authorization: 'Bearer bearer-paid' };
const LIST =
  'query Saved($first: Int!, $after: String) { viewer { watchlist(first: $first, after: $after) { edges { addedAt node { code } } nodes { code } pageInfo { hasNextPage endCursor } } } }';

interface Saved {
  nodes: { code: string }[];
  edges: { addedAt: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const saved = async (first = 10, after: string | null = null, headers: Record<string, string> = FREE) => {
  const { body } = await gateway.ask(LIST, { first, after }, headers);
  expect(body.errors).toBeUndefined();
  return (body.data?.['viewer'] as { watchlist: Saved }).watchlist;
};
const codesOf = ({ nodes }: Saved) => nodes.map(({ code }) => code);
const add = (code: string, headers: Record<string, string> = FREE) =>
  gateway.ask(
    'mutation Add($input: AddToWatchlistInput!) { addToWatchlist(input: $input) { video { code viewerHasSaved } errors { code field message } } }',
    { input: { videoCode: code } },
    headers,
  );
const remove = (code: string, headers: Record<string, string> = FREE) =>
  gateway.ask(
    'mutation Remove($input: RemoveFromWatchlistInput!) { removeFromWatchlist(input: $input) { video { code viewerHasSaved } errors { code } } }',
    { input: { videoCode: code } },
    headers,
  );
const calls = () => gateway.accounts.calls.filter(({ path }) => path.startsWith('/api/watchlist'));

describe('the watchlist', () => {
  it('has what was saved, for one viewer only, and is nobody’s to keep', async () => {
    const { body } = await add('ep01n1x');
    expect(body.data).toEqual({
      addToWatchlist: { video: { code: 'ep01n1x', viewerHasSaved: true }, errors: [] },
    });
    expect(await saved()).toMatchObject({
      edges: [{ addedAt: '2026-11-21T18:00:00.000Z', node: { code: 'ep01n1x' } }],
      nodes: [{ code: 'ep01n1x' }],
    });
    expect(codesOf(await saved(10, null, PAID))).toEqual([]);
    expect((await gateway.ask(LIST, { first: 1 }, FREE)).headers.get('cache-control')).toBe('no-store');
  });

  it('lets go of what is removed, also of what is no longer published', async () => {
    await add('ep01n1x');
    const { body } = await remove('ep01n1x');
    expect(body.data).toEqual({
      removeFromWatchlist: { video: { code: 'ep01n1x', viewerHasSaved: false }, errors: [] },
    });
    expect((await remove('gone01x')).body.data).toEqual({ removeFromWatchlist: { video: null, errors: [] } });
  });

  it('leaves out what is no longer published, in pages that neither repeat nor lose', async () => {
    const codes = ['ep01n1x', 'ep02n1x', 'ep03n1x', 'ep04n1x', 'ep05n1x', 'ep06n1x', 'ep07n1x', 'ep08n1x'];
    for (const code of codes) await add(code);
    const { catalogue } = gateway.cms;
    catalogue.videos = catalogue.videos.filter(({ code }) => !['ep07n1x', 'ep04n1x'].includes(code));
    gateway.cms.publish('video', 'ep07n1x');
    gateway.cms.publish('video', 'ep04n1x');
    await gateway.feeds.cms.poll();
    const found: string[] = [];
    let after: string | null = null;
    do {
      const page: Saved = await saved(2, after);
      found.push(...codesOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(found).toEqual(['ep08n1x', 'ep06n1x', 'ep05n1x', 'ep03n1x', 'ep02n1x', 'ep01n1x']);
  });

  it('is null without a bearer, and UNAUTHENTICATED with a refused one', async () => {
    const visitor = await gateway.ask(LIST, { first: 1 });
    expect([visitor.body.data, calls()]).toEqual([{ viewer: null }, []]);
    const refused = await gateway.ask(LIST, { first: 1 }, { authorization: 'Bearer nonsense' });
    expect(refused.body).toMatchObject({
      data: { viewer: null },
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});

describe('saving', () => {
  it.each(['gone01x', '../faq', ''])(
    'refuses the unknown video %p, and accounts is not asked',
    async (code) => {
      const { body } = await add(code);
      const message = messageOf('NOT_FOUND', 'en');
      expect(body.data).toEqual({
        addToWatchlist: { video: null, errors: [{ code: 'NOT_FOUND', field: 'videoCode', message }] },
      });
      expect(calls()).toEqual([]);
    },
  );

  it('needs a login, in the words of the language', async () => {
    const { body } = await add('ep01n1x', { 'x-localization': 'ar' });
    const message = messageOf('SESSION_REQUIRED', 'ar');
    expect(body.data).toEqual({
      addToWatchlist: { video: null, errors: [{ code: 'SESSION_REQUIRED', field: null, message }] },
    });
    expect((await remove('ep01n1x', {})).body.data).toMatchObject({
      removeFromWatchlist: { errors: [{ code: 'SESSION_REQUIRED' }] },
    });
    expect([calls(), gateway.cmsCalls()]).toEqual([[], []]);
  });

  it('passes the key of the submit on', async () => {
    await add('ep01n1x', { ...FREE, 'idempotency-key': 'one-press' });
    await remove('ep01n1x', { ...FREE, 'idempotency-key': 'another-press' });
    const keys = calls().flatMap(({ headers }) => headers['idempotency-key'] ?? []);
    expect(keys).toEqual(['one-press', 'another-press']);
  });

  it('says that the list is full', async () => {
    gateway.accounts.interrupt.push({ status: 422, body: { code: 'WATCHLIST_FULL', message: 'secret' } });
    expect((await add('ep01n1x')).body.data).toMatchObject({
      addToWatchlist: { errors: [{ code: 'WATCHLIST_FULL', field: null }] },
    });
  });
});

describe('viewerHasSaved', () => {
  const CARDS = '{ videos(first: 9) { nodes { code viewerHasSaved } } }';

  it('asks once for all cards of an answer', async () => {
    await add('ep02n1x');
    gateway.accounts.calls.length = 0;
    const { body } = await gateway.ask(CARDS, {}, FREE);
    const { nodes } = body.data?.['videos'] as { nodes: { code: string; viewerHasSaved: boolean }[] };
    expect(nodes).toHaveLength(9);
    expect(nodes.filter(({ viewerHasSaved }) => viewerHasSaved)).toMatchObject([{ code: 'ep02n1x' }]);
    expect(calls()).toHaveLength(1);
  });

  it('is null for visitors, and the answer may not be kept', async () => {
    const answer = await gateway.get({ query: CARDS });
    expect(JSON.stringify(await answer.json())).not.toMatch(/"viewerHasSaved":(?:true|false)/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(calls()).toEqual([]);
  });

  it('is null while accounts is away, and the page stands', async () => {
    gateway.accounts.down = true;
    const { body } = await gateway.ask(CARDS, {}, FREE);
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({
      videos: { nodes: [{ viewerHasSaved: null }, {}, {}, {}, {}, {}, {}, {}, {}] },
    });
  });
});
