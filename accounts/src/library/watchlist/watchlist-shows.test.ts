import { messageOf } from '@sahra/schemas/messages';

import type { SignedIn } from '../../testing/signed-in';
import { viewerTests } from '../../testing/viewer-tests';
import { SLUGS_MAX, WATCHLIST_MAX, WATCHLIST_PAGE } from './watchlist.limits';

interface Page {
  data: { slug: string; added_at: string }[];
  meta: { next: string | null };
}

const run = viewerTests('delete from watchlist_shows');

const add = (viewer: SignedIn, slug: unknown, headers: Record<string, string> = {}) =>
  viewer.send('POST', '/api/watchlist/shows', { slug }, headers);
const list = async (viewer: SignedIn, query = '') => {
  const answer = await viewer.send('GET', `/api/watchlist/shows${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};
const slugs = async (viewer: SignedIn, query = '') =>
  (await list(viewer, query)).data.map(({ slug }) => slug);

const fill = (count: number) =>
  run.accounts.database.pool.query(
    `insert into watchlist_shows select $1, 'show-' || lpad(n::text, 4, '0'), $2::timestamptz + n * interval '1 second'
     from generate_series(1, $3::int) n`,
    [run.salma.id, run.accounts.clock.now(), count],
  );

test('lists saved shows, newest first, beside the videos, and nobody else sees them', async () => {
  for (const slug of ['respawn', 'couch-co-op', 'one-lamp']) {
    expect((await add(run.salma, slug)).status).toBe(201);
    run.accounts.clock.advance(1);
  }
  expect(await slugs(run.salma)).toEqual(['one-lamp', 'couch-co-op', 'respawn']);
  expect(await list(run.yusuf)).toEqual({ data: [], meta: { next: null } });
  expect(((await (await run.salma.send('GET', '/api/watchlist')).json()) as Page).data).toEqual([]);
});

test('what is saved again keeps its place; a save sent again after a removal brings nothing back', async () => {
  const key = { 'idempotency-key': 'one-press-of-save' };
  const first: unknown = await (await add(run.salma, 'respawn', key)).json();
  run.accounts.clock.advance(1000);
  const again = await add(run.salma, 'respawn');
  expect([again.status, await again.json()]).toEqual([201, first]);
  await run.salma.send('DELETE', '/api/watchlist/shows/respawn');
  expect((await add(run.salma, 'respawn', key)).status).toBe(201);
  expect(await slugs(run.salma)).toEqual([]);
});

test('removes, also what is not there, and only from one’s own list', async () => {
  await add(run.salma, 'respawn');
  await add(run.yusuf, 'respawn');
  const remove = () => run.salma.send('DELETE', '/api/watchlist/shows/respawn');
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect([await slugs(run.salma), await slugs(run.yusuf)]).toEqual([[], ['respawn']]);
});

test.each([undefined, null, 7, '', 'Upper', 'two--hyphens', '-first', 'عود', 'a'.repeat(65), ['respawn']])(
  'refuses the slug %p',
  async (slug) => {
    const answer = await add(run.salma, slug);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', error_codes: { slug: ['NOT_FOUND'] } });
  },
);

test('goes on page by page, without a gap when something is saved meanwhile', async () => {
  await fill(WATCHLIST_PAGE + 2);
  const first = await list(run.salma);
  expect(first.data).toHaveLength(WATCHLIST_PAGE);
  await add(run.salma, 'newest');
  expect(await slugs(run.salma, `?after=${first.meta.next ?? ''}`)).toEqual([
    'show-0002',
    'show-0001',
    'newest',
  ]);
});

test('says which of some shows are saved, and refuses to be asked for too many', async () => {
  await fill(3);
  expect(await slugs(run.salma, '?slugs=show-0002,unknown,%27;--,show-0002')).toEqual(['show-0002']);
  expect(await slugs(run.yusuf, '?slugs=show-0002')).toEqual([]);
  const many = Array.from({ length: SLUGS_MAX + 1 }, (_, index) => `s${index}`).join();
  expect((await run.salma.send('GET', `/api/watchlist/shows?slugs=${many}`)).status).toBe(400);
});

test('a full list takes nothing more until something is removed', async () => {
  await fill(WATCHLIST_MAX);
  const refused = await add(run.salma, 'one-more');
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { code: 'WATCHLIST_FULL', message: messageOf('WATCHLIST_FULL', 'en') },
  ]);
  expect((await add(run.salma, 'show-0001')).status).toBe(201);
  await run.salma.send('DELETE', '/api/watchlist/shows/show-0001');
  expect((await add(run.salma, 'one-more')).status).toBe(201);
});
