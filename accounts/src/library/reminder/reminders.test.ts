import { messageOf } from '@sahra/schemas/messages';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, TEST_CONFIG, type RunningAccounts } from '../../testing/start-accounts';
import { startSchedule, type TestSchedule } from '../../testing/start-schedule';
import { MINUTE_MS } from '../../platform/time/durations';
import { REMINDERS_MAX } from './reminder.limits';

let schedule: TestSchedule;
let accounts: RunningAccounts;
let salma: SignedIn;
let yusuf: SignedIn;
beforeAll(async () => {
  schedule = await startSchedule();
  accounts = await startAccounts({ config: { cms: { ...TEST_CONFIG.cms, url: schedule.url } } });
  [salma, yusuf] = [await signedIn(accounts), await signedIn(accounts)];
});
afterAll(async () => {
  await accounts.stop();
  await schedule.stop();
});
beforeEach(async () => {
  await accounts.database.pool.query('delete from reminders; delete from jobs');
  schedule.entries.clear();
  schedule.away = false;
});

const inMinutes = (minutes: number) => new Date(accounts.clock.now().getTime() + minutes * MINUTE_MS);
const publish = (id: string, startsAt: Date) =>
  schedule.entries.set(id, { titles: { en: 'The final', ar: 'النهائي' }, startsAt });
const EVENT = 'video-k3m7p2qx';
const remind = (id: unknown, viewer = salma) => viewer.send('POST', '/api/reminders', { schedule_id: id });
const list = async (viewer = salma) => {
  const answer = await viewer.send('GET', '/api/reminders');
  return ((await answer.json()) as { data: object[] }).data;
};

test('keeps reminders of what comes, earliest first, for one viewer only', async () => {
  const [soon, later] = [inMinutes(60), inMinutes(90)];
  publish('final', later);
  publish('opening', soon);
  const answer = await remind('final');
  const final = { schedule_id: 'final', starts_at: later.toISOString() };
  expect([answer.status, await answer.json()]).toEqual([201, { data: final }]);
  await remind('opening');
  expect(await list()).toEqual([{ schedule_id: 'opening', starts_at: soon.toISOString() }, final]);
  expect(await list(yusuf)).toEqual([]);
});

test('an event without an entry in the schedule is kept beside the entries, until it is a recording', async () => {
  const titles = { en: 'The derby', ar: 'الديربي' };
  const startsAt = inMinutes(60);
  schedule.entries.set(EVENT, { titles, startsAt });
  const kept = { schedule_id: EVENT, starts_at: startsAt.toISOString() };
  const answer = await remind(EVENT);
  expect([answer.status, await answer.json()]).toEqual([201, { data: kept }]);
  expect(await list()).toEqual([kept]);
  expect((await salma.send('DELETE', `/api/reminders/${EVENT}`)).status).toBe(204);
  schedule.entries.set(EVENT, { titles, startsAt, recorded: true });
  expect((await remind(EVENT)).status).toBe(422);
  expect(await list()).toEqual([]);
});

test('an event that gets an entry in the schedule is one reminder, and one mail', async () => {
  const [titles, startsAt] = [{ en: 'The derby', ar: 'الديربي' }, inMinutes(60)];
  schedule.entries.set(EVENT, { titles, startsAt });
  await remind(EVENT);
  await remind(EVENT, yusuf);
  schedule.entries.set('derby', { titles, startsAt, video: EVENT.slice('video-'.length) });
  await remind('derby');
  expect(await list()).toEqual([{ schedule_id: 'derby', starts_at: startsAt.toISOString() }]);
  expect(await list(yusuf)).toMatchObject([{ schedule_id: EVENT }]);
});

test('a repeat of an event leaves the reminder of the event itself', async () => {
  const titles = { en: 'The derby', ar: 'الديربي' };
  schedule.entries.set(EVENT, { titles, startsAt: inMinutes(60) });
  await remind(EVENT);
  schedule.entries.set('repeat', {
    titles,
    startsAt: inMinutes(24 * 60),
    video: EVENT.slice('video-'.length),
  });
  await remind('repeat');
  expect(await list()).toMatchObject([{ schedule_id: EVENT }, { schedule_id: 'repeat' }]);
});

test('fifty wishes for one entry at once are one', async () => {
  publish('final', inMinutes(60));
  const answers = await Promise.all(Array.from({ length: 50 }, () => remind('final')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await list()).toHaveLength(1);
});

test('takes a wish back, also twice, and only one’s own', async () => {
  publish('final', inMinutes(60));
  await remind('final');
  await remind('final', yusuf);
  const forget = () => salma.send('DELETE', '/api/reminders/final');
  expect([(await forget()).status, (await forget()).status]).toEqual([204, 204]);
  expect([await list(), await list(yusuf)]).toMatchObject([[], [{ schedule_id: 'final' }]]);
});

test.each(['video-q2dcnfdt', 'video-x', 'nowhere', '../faq', '', null, 7, 'x'.repeat(65), 'النهائي'])(
  'refuses the unknown entry %p',
  async (id) => {
    publish('final', inMinutes(60));
    const answer = await remind(id);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error_codes: { schedule_id: ['NOT_FOUND'] } });
  },
);

test.each([0, -1])('refuses what began %i minutes ago', async (minutes) => {
  publish('final', inMinutes(minutes));
  const answer = await remind('final');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    message: messageOf('EVENT_STARTED', 'en'),
    error_codes: { schedule_id: ['EVENT_STARTED'] },
  });
  expect(await list()).toEqual([]);
});

test('says that it cannot know while the cms is away, and keeps nothing', async () => {
  publish('final', inMinutes(60));
  schedule.away = true;
  const answer = await remind('final');
  expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'UPSTREAM_UNAVAILABLE' }]);
  expect(await list()).toEqual([]);
});

const fill = (count: number, startsAt: Date) =>
  accounts.database.pool.query(
    `insert into reminders (viewer_id, schedule_id, starts_at, locale, created_at)
     select $1, 'entry' || n, $2, 'en', $2 from generate_series(1, $3::int) n`,
    [salma.id, startsAt, count],
  );

test('a full list takes nothing more; what has begun makes room', async () => {
  publish('final', inMinutes(60));
  await fill(REMINDERS_MAX, inMinutes(30));
  const answer = await remind('final');
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'REMINDERS_FULL' }]);
  await accounts.database.pool.query('update reminders set starts_at = $1', [inMinutes(-1)]);
  expect((await remind('final')).status).toBe(201);
  expect(await list()).toMatchObject([{ schedule_id: 'final' }]);
});
