import { messageOf } from '@sahra/schemas/messages';

import type { SignedIn } from '../../testing/signed-in';
import { viewerTests } from '../../testing/viewer-tests';
import { WATCHLIST_MAX, WATCHLIST_PAGE } from './watchlist.limits';

interface Page {
  data: { code: string; added_at: string }[];
  meta: { next: string | null };
}

const run = viewerTests('delete from watchlist_items');

const add = (viewer: SignedIn, code: unknown, headers: Record<string, string> = {}) =>
  viewer.send('POST', '/api/watchlist', { code }, headers);
const list = async (viewer: SignedIn, query = '') => {
  const answer = await viewer.send('GET', `/api/watchlist${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};
const codes = async (viewer: SignedIn, query = '') =>
  (await list(viewer, query)).data.map(({ code }) => code);

test('lists what was saved, newest first, and nobody else sees it', async () => {
  for (const code of ['first01', 'second2', 'third03']) {
    expect((await add(run.salma, code)).status).toBe(201);
    run.accounts.clock.advance(1);
  }
  expect(await codes(run.salma)).toEqual(['third03', 'second2', 'first01']);
  expect(await list(run.yusuf)).toEqual({ data: [], meta: { next: null } });
});

test('what is saved again keeps its place and its time', async () => {
  const first = (await (await add(run.salma, 'first01')).json()) as { data: object };
  run.accounts.clock.advance(1000);
  await add(run.salma, 'second2');
  const again = await add(run.salma, 'first01');
  expect([again.status, await again.json()]).toEqual([201, first]);
  expect(await codes(run.salma)).toEqual(['second2', 'first01']);
});

test('fifty saves of one video at once make one', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(run.salma, 'first01')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await codes(run.salma)).toEqual(['first01']);
});

test('a save that is sent again after a removal does not bring the video back', async () => {
  const key = { 'idempotency-key': 'one-press-of-save' };
  await add(run.salma, 'first01', key);
  await run.salma.send('DELETE', '/api/watchlist/first01');
  expect((await add(run.salma, 'first01', key)).status).toBe(201);
  expect(await codes(run.salma)).toEqual([]);
});

test('removes, also what is not there, and only from one’s own list', async () => {
  await add(run.salma, 'first01');
  await add(run.yusuf, 'first01');
  const remove = () => run.salma.send('DELETE', '/api/watchlist/first01');
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect([await codes(run.salma), await codes(run.yusuf)]).toEqual([[], ['first01']]);
});

test.each([undefined, null, 7, '', 'short', 'UPPERCASE', 'thirteenchars', 'first-1', 'فيديو٠١', ['first01']])(
  'refuses the code %p',
  async (code) => {
    const answer = await add(run.salma, code);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', error_codes: { code: ['NOT_FOUND'] } });
  },
);

const fill = (count: number) =>
  run.accounts.database.pool.query(
    `insert into watchlist_items select $1, 'video' || lpad(n::text, 4, '0'), $2::timestamptz + n * interval '1 second'
     from generate_series(1, $3::int) n`,
    [run.salma.id, run.accounts.clock.now(), count],
  );

test('goes on page by page, without a gap when something is saved meanwhile', async () => {
  await fill(WATCHLIST_PAGE + 3);
  const first = await list(run.salma);
  expect(first.data).toHaveLength(WATCHLIST_PAGE);
  await add(run.salma, 'newest1');
  const rest = await list(run.salma, `?after=${first.meta.next ?? ''}`);
  expect(rest).toMatchObject({
    data: [{ code: 'video0003' }, { code: 'video0002' }, { code: 'video0001' }, { code: 'newest1' }],
    meta: { next: null },
  });
});

test('says which of some videos are saved', async () => {
  await fill(3);
  expect(await codes(run.salma, '?codes=video0002,unknown1,%27;--,video0002')).toEqual(['video0002']);
  expect(await codes(run.yusuf, '?codes=video0002')).toEqual([]);
});

const codesOf = (count: number) => Array.from({ length: count }, (_, index) => index).join();

test.each([
  ['with a cursor that is not ours', '?after=x'],
  ['with an empty cursor', '?after='],
  ['with a cursor of another list', `?after=${Buffer.from('["x","y"]').toString('base64url')}`],
  ['for no videos', '?codes='],
  ['for too many videos', `?codes=${codesOf(101)}`],
  ['of more letters than codes have', `?codes=${codesOf(1000)}`],
])('refuses a question %s', async (_what, query) => {
  expect((await run.salma.send('GET', `/api/watchlist${query}`)).status).toBe(400);
});

test('a full list takes nothing more, however many try at once, until something is removed', async () => {
  await fill(WATCHLIST_MAX - 1);
  const tries = Array.from({ length: 10 }, (_, index) => add(run.salma, `another${index}`));
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 422);
  expect(await refused?.json()).toEqual({
    code: 'WATCHLIST_FULL',
    message: messageOf('WATCHLIST_FULL', 'en'),
  });
  expect((await add(run.salma, 'video0001')).status).toBe(201);
  await run.salma.send('DELETE', '/api/watchlist/video0001');
  expect((await add(run.salma, 'onemore1')).status).toBe(201);
});
