import { randomUUID } from 'node:crypto';

import type { ChangesResponse } from '@sahra/schemas/change-feed';

import { signedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { DAY_MS, MINUTE_MS } from '../../platform/time/durations';
import { VIEWS_OF_ADDRESS_MAX } from './view.limits';

let accounts: RunningAccounts;
let day = 0;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  await accounts.database.pool.query(
    "delete from view_marks; delete from video_counts; delete from jobs; delete from changes where type = 'video-counts'",
  );
  day += 1;
  accounts.clock.set(new Date(Date.parse('2026-11-21T18:00:00Z') + 10 * day * DAY_MS));
});

const view = async (body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(new URL('/api/views', accounts.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ code: 'video01', ...body }),
  });
  return { status: answer.status, body: (await answer.json()) as { data?: { counted: boolean } } };
};
const counted = async (body: object, headers: Record<string, string> = {}) =>
  (await view(body, headers)).body.data?.counted;
const countsOf = async (codes: string) => {
  const answer = await fetch(new URL(`/api/video_counts?codes=${codes}`, accounts.url));
  return ((await answer.json()) as { data: object[] }).data;
};
const views = async () => (await countsOf('video01'))[0];
const told = async () => {
  const answer = await fetch(new URL('/api/changes?after=0', accounts.url));
  const { data } = (await answer.json()) as ChangesResponse;
  return data.filter(({ type }) => type === 'video-counts').map(({ document }) => document);
};

test('a visitor is counted once a day and video', async () => {
  const visitor = randomUUID();
  expect([await counted({ visitor }), await counted({ visitor })]).toEqual([true, false]);
  expect(await counted({ visitor, code: 'video02' })).toBe(true);
  accounts.clock.advance(DAY_MS);
  expect(await counted({ visitor })).toBe(true);
  expect(await countsOf('video02,nobody1,video01')).toEqual([
    { code: 'video02', views: 1, comments: 0 },
    { code: 'nobody1', views: 0, comments: 0 },
    { code: 'video01', views: 2, comments: 0 },
  ]);
});

test('fifty views of one visitor at once are one, of fifty visitors fifty', async () => {
  const visitor = randomUUID();
  const one = await Promise.all(Array.from({ length: 50 }, () => counted({ visitor })));
  expect(one.filter(Boolean)).toHaveLength(1);
  await Promise.all(Array.from({ length: 50 }, () => counted({ visitor: randomUUID() })));
  expect(await views()).toEqual({ code: 'video01', views: 51, comments: 0 });
});

test('a viewer is counted once on each device, whatever visitor they say they are', async () => {
  const salma = await signedIn(accounts);
  const yusuf = await signedIn(accounts);
  const as = (token: string) => counted({ visitor: randomUUID() }, { authorization: `Bearer ${token}` });
  expect([await as(salma.token), await as(salma.token), await as(yusuf.token)]).toEqual([true, false, true]);
});

test('visitors without an id are distinguished by address and browser', async () => {
  const from = (ip: string, agent: string) => counted({}, { 'x-forwarded-for': ip, 'user-agent': agent });
  expect([
    await from('203.0.113.7', 'Firefox'),
    await from('203.0.113.7', 'Firefox'),
    await from('203.0.113.7', 'Safari'),
    await from('203.0.113.8', 'Firefox'),
  ]).toEqual([true, false, true, true]);
});

test('a script behind one address gets no further than a limit, others are not touched by it', async () => {
  const from = (ip: string) => counted({ visitor: randomUUID() }, { 'x-forwarded-for': ip });
  await Promise.all(Array.from({ length: VIEWS_OF_ADDRESS_MAX }, () => from('2001:db8::1')));
  expect(await from('2001:db8::ffff')).toBe(false);
  expect(await from('2001:db8:1::1')).toBe(true);
  expect(await views()).toMatchObject({ views: VIEWS_OF_ADDRESS_MAX + 1 });
});

test.each([
  ['code', 'no', 'NOT_FOUND'],
  ['code', null, 'NOT_FOUND'],
  ['visitor', 'short', 'BAD_USER_INPUT'],
  ['visitor', 'x'.repeat(65), 'BAD_USER_INPUT'],
  ['visitor', 'salma@viewers.example', 'BAD_USER_INPUT'],
  ['visitor', 7, 'BAD_USER_INPUT'],
])('refuses %s %p with %s', async (field, value, code) => {
  const { status, body } = await view({ [field]: value });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code, error_codes: { [field]: [code] } });
  expect(await views()).toMatchObject({ views: 0 });
});

test('a bad bearer is refused, not counted as a visitor', async () => {
  const { status, body } = await view({ visitor: randomUUID() }, { authorization: 'Bearer x' });
  expect([status, body]).toMatchObject([401, { code: 'SESSION_REQUIRED' }]);
});

test('what is stored names neither visitor nor address, and is forgotten after two days', async () => {
  const visitor = randomUUID();
  await counted({ visitor }, { 'x-forwarded-for': '203.0.113.7' });
  const marks = () => accounts.database.queries.selectFrom('view_marks').selectAll().execute();
  const [mark] = await marks();
  const stored = Buffer.concat([mark?.watcher ?? Buffer.alloc(0), mark?.address ?? Buffer.alloc(0)]);
  expect(stored).toHaveLength(64);
  expect(stored.includes(visitor) || stored.includes('203.0.113.7')).toBe(false);
  accounts.clock.advance(2 * DAY_MS);
  await counted({ visitor: randomUUID() });
  accounts.clock.advance(MINUTE_MS);
  await accounts.runJobs();
  expect(await marks()).toHaveLength(1);
});

describe('the feed', () => {
  const seen = (count: number) =>
    Promise.all(Array.from({ length: count }, () => counted({ visitor: randomUUID() })));

  test('tells of a video once a minute, however many views it had', async () => {
    await seen(40);
    await counted({ code: 'video02', visitor: randomUUID() });
    expect([await accounts.runJobs(), await told()]).toEqual([0, []]);
    accounts.clock.advance(MINUTE_MS);
    expect(await accounts.runJobs()).toBe(1);
    expect((await told()).sort()).toEqual(['video01', 'video02']);
    await seen(1);
    accounts.clock.advance(MINUTE_MS);
    await accounts.runJobs();
    expect(await told()).toHaveLength(3);
  });

  test('waits for a hundredth more where there are many', async () => {
    await accounts.database.pool.query(
      "insert into video_counts (code, views, announced_views) values ('video01', 1000, 1000)",
    );
    const tellsAfter = async (count: number) => {
      await seen(count);
      accounts.clock.advance(MINUTE_MS);
      await accounts.runJobs();
      return (await told()).length;
    };
    expect([await tellsAfter(9), await tellsAfter(1), await tellsAfter(1)]).toEqual([0, 1, 1]);
  });
});
