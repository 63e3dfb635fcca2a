import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import { scheduleEntry, video } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.cms.catalogue.schedule = ['final', 'opening', 'begun'].map((id) =>
    scheduleEntry(id, { starts_at: '2026-11-21T20:00:00.000Z', ends_at: '2026-11-21T22:00:00.000Z' }),
  );
});
afterEach(() => gateway.close());

const FREE = { authorization: 'Bearer bearer-free' };
const add = (key: string, headers: Record<string, string> = FREE) =>
  gateway.ask(
    'mutation Remind($input: AddReminderInput!) { addReminder(input: $input) { reminder { entryId startsAt entry { code viewerHasReminder } } errors { code field message } } }',
    { input: { entryId: nodeId('ScheduleEntry', key) } },
    headers,
  );
const remove = (key: string, headers: Record<string, string> = FREE) =>
  gateway.ask(
    'mutation Forget($input: RemoveReminderInput!) { removeReminder(input: $input) { removed errors { code } } }',
    { input: { entryId: nodeId('ScheduleEntry', key) } },
    headers,
  );
const reminders = async (headers: Record<string, string> = FREE) =>
  (await gateway.ask('{ viewer { reminders { entryId startsAt entry { title } } } }', {}, headers)).body;
const calls = () => gateway.accounts.calls.filter(({ path }) => path.startsWith('/api/reminders'));

it('a reminder is of an entry of the schedule, with the start that the schedule has now', async () => {
  const { body } = await add('final', { ...FREE, 'x-localization': 'ar' });
  expect(body.data).toEqual({
    addReminder: {
      reminder: {
        entryId: nodeId('ScheduleEntry', 'final'),
        startsAt: '2026-11-21T20:00:00.000Z',
        entry: { code: 'final', viewerHasReminder: true },
      },
      errors: [],
    },
  });
  expect(calls()[0]?.headers['x-localization']).toBe('ar');
  expect((await reminders({ authorization: 'Bearer bearer-paid' })).data).toEqual({
    viewer: { reminders: [] },
  });
});

it('the entries of all reminders are read together, and one that was removed is null', async () => {
  for (const id of ['final', 'opening', 'removed']) await add(id);
  gateway.cms.calls.length = 0;
  gateway.cms.publish('schedule-entry', 'final');
  await gateway.feeds.cms.poll();
  expect((await reminders()).data).toMatchObject({
    viewer: {
      reminders: [
        { entry: { title: 'Entry final' } },
        { entry: { title: 'Entry opening' } },
        { entry: null, startsAt: '2026-11-21T18:00:00.000Z' },
      ],
    },
  });
  expect(gateway.cmsCalls()).toHaveLength(1);
});

it('a whole schedule knows from one question what the viewer is viewerHasReminder of', async () => {
  await add('opening');
  gateway.accounts.calls.length = 0;
  const query =
    '{ schedule(from: "2026-11-21T00:00:00Z", to: "2026-11-22T00:00:00Z", first: 9) { nodes { code viewerHasReminder } } }';
  const { body } = await gateway.ask(query, {}, FREE);
  expect(body.data).toEqual({
    schedule: {
      nodes: [
        { code: 'final', viewerHasReminder: false },
        { code: 'opening', viewerHasReminder: true },
        { code: 'begun', viewerHasReminder: false },
      ],
    },
  });
  expect(calls()).toHaveLength(1);
  const visitor = await gateway.ask(query);
  expect(visitor.body.data).toMatchObject({ schedule: { nodes: [{ viewerHasReminder: null }, {}, {}] } });
  gateway.accounts.down = true;
  const away = await gateway.ask(query, {}, FREE);
  expect(away.body).toMatchObject({ data: { schedule: { nodes: [{ viewerHasReminder: null }, {}, {}] } } });
  expect(away.body.errors).toBeUndefined();
});

it.each([
  ['what has begun', 'begun', 'EVENT_STARTED'],
  ['what is unknown', 'nowhere', 'NOT_FOUND'],
] as const)('refuses %s', async (_what, id, code) => {
  const { body } = await add(id);
  const error = { code, field: 'entryId', message: messageOf(code, 'en') };
  expect(body.data).toEqual({ addReminder: { reminder: null, errors: [error] } });
});

it('a live event that is in no schedule is reminded of by the id of its video', async () => {
  const entryId = nodeId('Video', 'derby01x');
  const startsAt = '2026-11-21T21:00:00.000Z';
  gateway.cms.catalogue.videos.push(video('derby01x', { live: true, starts_at: startsAt }));
  gateway.cms.publish('video', 'derby01x');
  await gateway.feeds.cms.poll();
  const { body } = await gateway.ask(
    'mutation Remind($input: AddReminderInput!) { addReminder(input: $input) { reminder { entryId startsAt entry { code } } errors { code } } }',
    { input: { entryId } },
    FREE,
  );
  expect(body.data).toEqual({ addReminder: { reminder: { entryId, startsAt, entry: null }, errors: [] } });
  expect(JSON.parse(calls()[0]?.body ?? '')).toEqual({ schedule_id: 'video-derby01x' });
  const remove =
    'mutation Forget($input: RemoveReminderInput!) { removeReminder(input: $input) { removed } }';
  await gateway.ask(remove, { input: { entryId } }, FREE);
  expect((await reminders()).data).toEqual({ viewer: { reminders: [] } });
});

describe('an entry that shows the live event of its video', () => {
  const EVENT_STARTS_AT = '2026-11-21T20:00:00.000Z';
  const LATER = '2026-11-21T23:00:00.000Z';
  const shows =
    '{ schedule(from: "2026-11-21T00:00:00Z", to: "2026-11-23T00:00:00Z") { nodes { code viewerHasReminder } } }';
  const reminded = async () => {
    const { body } = await gateway.ask(shows, {}, FREE);
    expect(body.errors).toBeUndefined();
    const { nodes } = body.data?.['schedule'] as { nodes: { code: string; viewerHasReminder: boolean }[] };
    return nodes.filter(({ viewerHasReminder }) => viewerHasReminder).map(({ code }) => code);
  };
  const remindOf = (code: string) =>
    gateway.ask(
      'mutation Remind($input: AddReminderInput!) { addReminder(input: $input) { errors { code } } }',
      { input: { entryId: nodeId('Video', code) } },
      FREE,
    );

  beforeEach(async () => {
    const events = ['derby01x', 'cup01xyz'];
    const event = { live: true, starts_at: EVENT_STARTS_AT };
    gateway.cms.catalogue.videos.push(...events.map((code) => video(code, event)));
    gateway.cms.catalogue.schedule = [
      scheduleEntry('derby', { starts_at: EVENT_STARTS_AT, ends_at: LATER, video_code: 'derby01x' }),
      scheduleEntry('cup', { starts_at: EVENT_STARTS_AT, ends_at: LATER, video_code: 'cup01xyz' }),
      scheduleEntry('repeat', {
        starts_at: LATER,
        ends_at: '2026-11-22T01:00:00.000Z',
        video_code: 'derby01x',
      }),
    ];
    gateway.cms.publish('video', 'derby01x');
    await gateway.feeds.cms.poll();
  });

  it('is reminded of with the event, and its repeat is not', async () => {
    expect(await reminded()).toEqual([]);
    await remindOf('derby01x');
    expect(await reminded()).toEqual(['derby']);
  });

  it('costs no question of its own for the events of a whole schedule', async () => {
    await remindOf('derby01x');
    await remindOf('cup01xyz');
    gateway.cms.publish('video', 'derby01x');
    gateway.cms.publish('video', 'cup01xyz');
    await gateway.feeds.cms.poll();
    gateway.accounts.calls.length = 0;
    gateway.cms.calls.length = 0;
    expect(await reminded()).toEqual(['derby', 'cup']);
    expect(calls()).toHaveLength(1);
    expect(gateway.cmsCalls().filter((call) => call.startsWith('/api/videos'))).toHaveLength(1);
  });

  it('is taken back with the event, which its repeat does not do', async () => {
    await remindOf('derby01x');
    await remove('repeat');
    expect(await reminded()).toEqual(['derby']);
    expect((await remove('derby')).body.data).toEqual({ removeReminder: { removed: true, errors: [] } });
    expect(await reminded()).toEqual([]);
    expect((await reminders()).data).toEqual({ viewer: { reminders: [] } });
  });
});

it('is taken back', async () => {
  await add('final');
  expect((await remove('final')).body.data).toEqual({ removeReminder: { removed: true, errors: [] } });
  expect((await reminders()).data).toEqual({ viewer: { reminders: [] } });
});

it('an id of something else is an entry that does not exist', async () => {
  const entryId = nodeId('Show', 'final');
  const added = await gateway.ask(
    'mutation Remind($input: AddReminderInput!) { addReminder(input: $input) { errors { code field } } }',
    { input: { entryId } },
    FREE,
  );
  expect(added.body.data).toEqual({ addReminder: { errors: [{ code: 'NOT_FOUND', field: 'entryId' }] } });
  const removed = await gateway.ask(
    'mutation Forget($input: RemoveReminderInput!) { removeReminder(input: $input) { removed } }',
    { input: { entryId } },
    FREE,
  );
  expect(removed.body.data).toEqual({ removeReminder: { removed: true } });
  expect(calls()).toEqual([]);
});

it('needs a login', async () => {
  expect((await reminders({})).data).toEqual({ viewer: null });
  const errors = [{ code: 'SESSION_REQUIRED' }];
  expect((await add('final', {})).body.data).toMatchObject({ addReminder: { reminder: null, errors } });
  expect((await remove('final', {})).body.data).toMatchObject({ removeReminder: { removed: false, errors } });
  expect(calls()).toEqual([]);
});
