import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import { show } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.cms.catalogue.shows = ['a', 'b', 'c', 'd', 'e'].map((slug) => show(slug));
});
afterEach(() => gateway.close());

const FREE = { authorization: 'Bearer bearer-free' };
const PAID = { authorization: 'Bearer bearer-paid' };
const LIST =
  'query ($first: Int!, $after: String) { viewer { watchlistShows(first: $first, after: $after) { edges { addedAt } nodes { slug } pageInfo { hasNextPage endCursor } } } }';

interface Saved {
  nodes: { slug: string }[];
  edges: { addedAt: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const saved = async (first = 10, after: string | null = null, headers = FREE) => {
  const { body } = await gateway.ask(LIST, { first, after }, headers);
  expect(body.errors).toBeUndefined();
  return (body.data?.['viewer'] as { watchlistShows: Saved }).watchlistShows;
};
const slugsOf = ({ nodes }: Saved) => nodes.map(({ slug }) => slug);
const add = (showId: string, headers: Record<string, string> = FREE) =>
  gateway.ask(
    'mutation ($input: AddShowToWatchlistInput!) { addShowToWatchlist(input: $input) { show { slug viewerHasSaved } errors { code field message } } }',
    { input: { showId } },
    headers,
  );
const remove = (showId: string, headers: Record<string, string> = FREE) =>
  gateway.ask(
    'mutation ($input: RemoveShowFromWatchlistInput!) { removeShowFromWatchlist(input: $input) { show { slug viewerHasSaved } errors { code } } }',
    { input: { showId } },
    headers,
  );
const calls = () => gateway.accounts.calls.filter(({ path }) => path.startsWith('/api/watchlist'));

it('saves a show for one viewer only, and lets go of it', async () => {
  expect((await add(nodeId('Show', 'a'))).body.data).toEqual({
    addShowToWatchlist: { show: { slug: 'a', viewerHasSaved: true }, errors: [] },
  });
  expect(await saved()).toMatchObject({
    nodes: [{ slug: 'a' }],
    edges: [{ addedAt: '2026-11-21T18:00:00.000Z' }],
  });
  expect(slugsOf(await saved(10, null, PAID))).toEqual([]);
  expect((await remove(nodeId('Show', 'a'))).body.data).toEqual({
    removeShowFromWatchlist: { show: { slug: 'a', viewerHasSaved: false }, errors: [] },
  });
  expect((await remove(nodeId('Show', 'gone'))).body.data).toEqual({
    removeShowFromWatchlist: { show: null, errors: [] },
  });
});

it('leaves out what is no longer published, in pages that neither repeat nor lose', async () => {
  for (const slug of ['a', 'b', 'c', 'd', 'e']) await add(nodeId('Show', slug));
  gateway.cms.catalogue.shows = gateway.cms.catalogue.shows.filter(({ slug }) => slug !== 'd');
  gateway.cms.publish('show', 'd');
  await gateway.feeds.cms.poll();
  const first = await saved(2);
  expect(slugsOf(first)).toEqual(['e', 'c']);
  const second = await saved(2, first.pageInfo.endCursor);
  expect([slugsOf(second), second.pageInfo.hasNextPage]).toEqual([['b', 'a'], false]);
});

it.each([nodeId('Show', 'gone'), nodeId('Video', 'a'), 'nonsense', ''])(
  'refuses %p, and accounts is not asked',
  async (showId) => {
    const message = messageOf('NOT_FOUND', 'en');
    expect((await add(showId)).body.data).toEqual({
      addShowToWatchlist: { show: null, errors: [{ code: 'NOT_FOUND', field: 'showId', message }] },
    });
    expect(calls()).toEqual([]);
  },
);

it('needs a login, in the words of the language; a visitor has saved nothing', async () => {
  const { body } = await add(nodeId('Show', 'a'), { 'x-localization': 'ar' });
  const message = messageOf('SESSION_REQUIRED', 'ar');
  expect(body.data).toEqual({
    addShowToWatchlist: { show: null, errors: [{ code: 'SESSION_REQUIRED', field: null, message }] },
  });
  const visitor = await gateway.ask('{ show(slug: "a") { viewerHasSaved } }');
  expect([visitor.body.data, calls()]).toEqual([{ show: { viewerHasSaved: null } }, []]);
});
