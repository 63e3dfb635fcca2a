import { signedIn } from '../../testing/signed-in';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from '../../testing/start-accounts';
import { startSchedule, type TestSchedule } from '../../testing/start-schedule';
import { MINUTE_MS } from '../../platform/time/durations';

const START = new Date('2026-11-21T17:30:00Z');

let schedule: TestSchedule;
let accounts: RunningAccounts;
let known = 0;
beforeAll(async () => {
  schedule = await startSchedule();
  accounts = await startAccounts({ config: { cms: { ...TEST_CONFIG.cms, url: schedule.url } } });
});
afterAll(async () => {
  await accounts.stop();
  await schedule.stop();
});
beforeEach(async () => {
  await accounts.database.pool.query('delete from reminders; delete from jobs');
  accounts.clock.set(START);
  schedule.entries.clear();
  schedule.away = false;
  known = accounts.mails().length;
});

const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
const publish = (
  minutes: number,
  titles: { en?: string; ar?: string } = { en: 'The final', ar: 'النهائي' },
) => schedule.entries.set('final', { titles, startsAt: at(minutes) });
const somebody = async (locale: 'en' | 'ar' = 'en', name = 'Salma Rahal') => {
  const viewer = await signedIn(accounts, { name });
  const wish = () =>
    viewer.send('POST', '/api/reminders', { schedule_id: 'final' }, { 'x-localization': locale });
  expect((await wish()).status).toBe(201);
  return { ...viewer, wish };
};
/** Advances the clock minute by minute and runs the jobs each time. */
const until = async (minutes: number) => {
  const target = at(minutes).getTime();
  while (accounts.clock.now().getTime() < target) {
    accounts.clock.advance(MINUTE_MS);
    await accounts.runJobs();
  }
};
const told = () =>
  accounts
    .mails()
    .slice(known)
    .filter(({ mail }) => mail === 'reminder');
const waiting = () =>
  accounts.database.queries.selectFrom('reminders').selectAll().where('sent_at', 'is', null).execute();

test('everybody gets a mail ten minutes before, once, in the language they asked in', async () => {
  publish(120);
  const salma = await somebody();
  const mona = await somebody('ar', 'منى');
  await until(109);
  expect(told()).toEqual([]);
  await until(130);
  const data = { startsAt: at(120).toISOString(), path: '/schedule/final' };
  expect(told()).toHaveLength(2);
  expect(told()).toEqual(
    expect.arrayContaining([
      {
        mail: 'reminder',
        to: salma.email,
        locale: 'en',
        data: { name: null, title: 'The final', ...data },
      },
      { mail: 'reminder', to: mona.email, locale: 'ar', data: { name: null, title: 'النهائي', ...data } },
    ]),
  );
});

test('an event without an entry in the schedule is told with the address of its video, at its new start', async () => {
  const event = 'video-k3m7p2qx';
  const titles = { en: 'The derby', ar: 'الديربي' };
  schedule.entries.set(event, { titles, startsAt: at(120) });
  const salma = await signedIn(accounts);
  await salma.send('POST', '/api/reminders', { schedule_id: event });
  schedule.entries.set(event, { titles, startsAt: at(180) });
  await until(169);
  expect(told()).toEqual([]);
  await until(170);
  const data = { title: 'The derby', startsAt: at(180).toISOString(), path: '/watch/k3m7p2qx' };
  expect(told()).toMatchObject([{ to: salma.email, data }]);
});

test('a title that is missing in a language is sent in the other', async () => {
  publish(60, { en: 'The final' });
  await somebody('ar');
  await until(55);
  expect(told()).toMatchObject([{ locale: 'ar', data: { title: 'The final' } }]);
});

test.each([
  ['later', 300],
  ['earlier', 100],
])('what is moved to %s is announced ten minutes before its new start', async (_where, minutes) => {
  publish(200);
  await somebody();
  publish(minutes);
  await until(minutes - 11);
  expect(told()).toEqual([]);
  await until(minutes - 10);
  expect(told()).toMatchObject([{ data: { startsAt: at(minutes).toISOString() } }]);
});

test('what was removed is not told, and nothing waits for it any more', async () => {
  publish(120);
  await somebody();
  schedule.entries.clear();
  await until(130);
  expect([told(), await waiting()]).toEqual([[], []]);
});

test('who took the wish back is not told', async () => {
  publish(60);
  const salma = await somebody();
  await salma.send('DELETE', '/api/reminders/final');
  await until(70);
  expect(told()).toEqual([]);
});

test('a reminder wished for in the last ten minutes is sent at once, also after others were', async () => {
  publish(20);
  await somebody();
  await until(11);
  expect(told()).toHaveLength(1);
  const late = await somebody();
  await accounts.runJobs();
  expect(told()).toMatchObject([{}, { to: late.email }]);
  await late.wish();
  await accounts.runJobs();
  expect(told()).toHaveLength(2);
});

test('a viewer reminded of one start who wishes again after it moved is reminded of the other', async () => {
  publish(19);
  const salma = await somebody();
  await until(9);
  publish(40);
  expect((await salma.wish()).status).toBe(201);
  await until(30);
  expect(told().map(({ data }) => data)).toMatchObject([
    { startsAt: at(19).toISOString() },
    { startsAt: at(40).toISOString() },
  ]);
});

test('while the cms is away it waits, and is sent when it is back, but not after the start', async () => {
  publish(30);
  await somebody();
  schedule.away = true;
  accounts.clock.set(at(20));
  await expect(accounts.runJobs()).rejects.toThrow('UPSTREAM_UNAVAILABLE');
  schedule.away = false;
  accounts.clock.set(at(22));
  await accounts.runJobs();
  expect(told()).toHaveLength(1);
  publish(60);
  await somebody();
  schedule.away = true;
  accounts.clock.set(at(50));
  await expect(accounts.runJobs()).rejects.toThrow('UPSTREAM_UNAVAILABLE');
  schedule.away = false;
  accounts.clock.set(at(61));
  await accounts.runJobs();
  expect([told().length, await waiting()]).toEqual([1, []]);
});

test('who has asked for their account to be deleted is not told', async () => {
  publish(60);
  const salma = await somebody();
  await accounts.database.pool.query(
    "update viewers set deleted_at = $1, recover_until = $1::timestamptz + interval '30 days', deletion = gen_random_uuid(), delete_reason = 'other' where id = $2",
    [START, salma.id],
  );
  await until(60);
  expect(told()).toEqual([]);
});

test('more people than one job writes to get one mail each', async () => {
  publish(60);
  await somebody();
  await accounts.database.pool.query(
    `with crowd as (
       insert into viewers (name, email, email_key) select 'Fan', n || '@crowd.example', n || '@crowd.example'
       from generate_series(1, 1049) n returning id
     ) insert into reminders (viewer_id, schedule_id, starts_at, locale, created_at)
       select id, 'final', $1, 'en', $2 from crowd`,
    [at(60), START],
  );
  await until(51);
  expect(new Set(told().map(({ to }) => to)).size).toBe(1050);
  expect(told()).toHaveLength(1050);
});
