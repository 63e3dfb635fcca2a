import { messageOf } from '@sahra/schemas/messages';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { WATCHLIST_MAX, WATCHLIST_PAGE } from './watchlist.limits';

interface Page {
  data: { code: string; added_at: string }[];
  meta: { next: string | null };
}

let accounts: RunningAccounts;
let salma: SignedIn;
let yusuf: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  [salma, yusuf] = [await signedIn(accounts), await signedIn(accounts)];
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from watchlist_items'));

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
    expect((await add(salma, code)).status).toBe(201);
    accounts.clock.advance(1);
  }
  expect(await codes(salma)).toEqual(['third03', 'second2', 'first01']);
  expect(await list(yusuf)).toEqual({ data: [], meta: { next: null } });
});

test('what is saved again keeps its place and its time', async () => {
  const first = (await (await add(salma, 'first01')).json()) as { data: object };
  accounts.clock.advance(1000);
  await add(salma, 'second2');
  const again = await add(salma, 'first01');
  expect([again.status, await again.json()]).toEqual([201, first]);
  expect(await codes(salma)).toEqual(['second2', 'first01']);
});

test('fifty saves of one video at once make one', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(salma, 'first01')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await codes(salma)).toEqual(['first01']);
});

test('a save that is sent again after a removal does not bring the video back', async () => {
  const key = { 'idempotency-key': 'one-press-of-save' };
  await add(salma, 'first01', key);
  await salma.send('DELETE', '/api/watchlist/first01');
  expect((await add(salma, 'first01', key)).status).toBe(201);
  expect(await codes(salma)).toEqual([]);
});

test('removes, also what is not there, and only from one’s own list', async () => {
  await add(salma, 'first01');
  await add(yusuf, 'first01');
  const remove = () => salma.send('DELETE', '/api/watchlist/first01');
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
  expect([await codes(salma), await codes(yusuf)]).toEqual([[], ['first01']]);
});

test.each([undefined, null, 7, '', 'short', 'UPPERCASE', 'thirteenchars', 'first-1', 'فيديو٠١', ['first01']])(
  'refuses the code %p',
  async (code) => {
    const answer = await add(salma, code);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', error_codes: { code: ['NOT_FOUND'] } });
  },
);

const fill = (count: number) =>
  accounts.database.pool.query(
    `insert into watchlist_items select $1, 'video' || lpad(n::text, 4, '0'), $2::timestamptz + n * interval '1 second'
     from generate_series(1, $3::int) n`,
    [salma.id, accounts.clock.now(), count],
  );

test('goes on page by page, without a gap when something is saved meanwhile', async () => {
  await fill(WATCHLIST_PAGE + 3);
  const first = await list(salma);
  expect(first.data).toHaveLength(WATCHLIST_PAGE);
  await add(salma, 'newest1');
  const rest = await list(salma, `?after=${first.meta.next ?? ''}`);
  expect(rest).toMatchObject({
    data: [{ code: 'video0003' }, { code: 'video0002' }, { code: 'video0001' }, { code: 'newest1' }],
    meta: { next: null },
  });
});

test('says which of some videos are saved', async () => {
  await fill(3);
  expect(await codes(salma, '?codes=video0002,unknown1,%27;--,video0002')).toEqual(['video0002']);
  expect(await codes(yusuf, '?codes=video0002')).toEqual([]);
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
  expect((await salma.send('GET', `/api/watchlist${query}`)).status).toBe(400);
});

test('a full list takes nothing more, however many try at once, until something is removed', async () => {
  await fill(WATCHLIST_MAX - 1);
  const tries = Array.from({ length: 10 }, (_, index) => add(salma, `another${index}`));
  const answers = await Promise.all(tries);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 422);
  expect(await refused?.json()).toEqual({
    code: 'WATCHLIST_FULL',
    message: messageOf('WATCHLIST_FULL', 'en'),
  });
  expect((await add(salma, 'video0001')).status).toBe(201);
  await salma.send('DELETE', '/api/watchlist/video0001');
  expect((await add(salma, 'onemore1')).status).toBe(201);
});
