import { randomUUID } from 'node:crypto';

import { ADMIN_ROLES } from '../../roles/admin-roles';
import { seedRecord } from '../../seed/seed-record';
import type { AdminUser } from '../../testing/admin-user';
import { signInAllRoles } from '../../testing/sign-in-all-roles';
import { fields, startTestCms, type TestCms, type TestResponse } from '../../testing/test-cms';
import type { PlannerEntry, PlannerSave, PlannerWeek } from './planner';

const RANGE = 'from=2026-12-01T01:00:00.000Z&to=2026-12-08T01:00:00.000Z';

let cms: TestCms;
let deskOf: (code: string) => AdminUser;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  deskOf = await signInAllRoles(cms);
  const { strapi } = cms;
  const names = (en: string, ar: string) => ({ en: { name: en }, ar: { name: ar } });
  const music = await seedRecord(strapi, 'channel', { slug: 'music' }, names('Music', 'موسيقى'));
  await seedRecord(strapi, 'channel', { slug: 'kitchen' }, names('Kitchen', 'مطبخ'));
  const video = { kind: 'clip', recorded: true, durationSeconds: 1450, channel: music };
  const words = {
    en: { title: 'Koshari for forty', description: 'Of lentils.' },
    ar: { title: 'كشري لأربعين ضيفًا', description: 'عن العدس.' },
  };
  await seedRecord(strapi, 'video', { ...video, code: 'koshari1' }, words);
  const { documentId } = await strapi
    .documents('api::video.video')
    .create({ data: fields({ ...video, code: 'untitled1' }) });
  await strapi
    .documents('api::video.video-text')
    .update({ documentId, locale: 'en', data: fields({ title: 'Only English' }) });
});
afterAll(() => cms.close());

const publisher = (): AdminUser => deskOf('sahra-publisher');
const week = async (): Promise<PlannerWeek> =>
  ((await publisher().ask('GET', `/desk/planner?${RANGE}`)).body as { data: PlannerWeek }).data;
const put = (save: Partial<PlannerSave>, code = 'sahra-publisher'): Promise<TestResponse> =>
  deskOf(code).ask('PUT', '/desk/planner', { creates: [], changes: [], deletes: [], ...save });
const at = (hour: string, day = '02'): string => `2026-12-${day}T${hour}:00.000Z`;
const ids = new Map<string, string>();
/** The desk's own id of a new programme, by a name of the tests. */
const idOf = (name: string): string => {
  const id = ids.get(name) ?? `new-${randomUUID()}`;
  ids.set(name, id);
  return id;
};
const koshari = (name: string, from: string, to: string, channel = 'music') => ({
  ...{ id: idOf(name), channel, startsAt: at(from), endsAt: at(to) },
  from: { video: 'koshari1' },
});
const created = async (from: string, to: string, channel = 'music'): Promise<PlannerEntry> => {
  const { status, body } = await put({ creates: [koshari(`${from} ${to} ${channel}`, from, to, channel)] });
  expect([status, body]).toMatchObject([200, {}]);
  const [made] = (body as { data: { saved: { documentId: string }[] } }).data.saved;
  const entry = (await week()).entries.find(({ documentId }) => documentId === made?.documentId);
  if (!entry) throw new Error('The programme is not in the week.');
  return entry;
};
const onTheSite = async (locale: 'en' | 'ar'): Promise<unknown[]> =>
  ((await cms.get(`/api/schedule?${RANGE}`, { locale })).body as { data: unknown[] }).data;

test.each(ADMIN_ROLES)(
  '$code reads the week; only roles that may write facts save it',
  async ({ code, facts }) => {
    const { status, body } = await deskOf(code).ask('GET', `/desk/planner?${RANGE}`);
    expect([status, (body as { data: PlannerWeek }).data.may]).toEqual([
      200,
      { create: facts, change: facts, delete: facts },
    ]);
    expect((await put({ creates: [] }, code)).status).toBe(facts ? 200 : 403);
  },
);

test('a stranger and a range that is none are refused', async () => {
  expect((await fetch(`${cms.origin}/desk/planner?${RANGE}`)).status).toBe(401);
  for (const range of [
    '',
    'from=2026-12-01',
    'from=2026-12-01&to=2026-11-01',
    'from=2026-12-01&to=2026-12-08',
    'from=2026-12-01T01:00:00&to=2026-12-08T01:00:00',
    'from=2026-11-31T01:00:00Z&to=2026-12-08T01:00:00Z',
    'from=2026-01-01&to=2026-12-01',
  ])
    expect([range, (await publisher().ask('GET', `/desk/planner?${range}`)).status]).toEqual([range, 400]);
  const malformed = { ...koshari('new-1', '13:00', '14:00'), startsAt: 'tonight' };
  expect((await put({ creates: [malformed] })).status).toBe(400);
});

test('a new programme has the titles of its video and is live in both languages at once', async () => {
  const before = await week();
  expect(before.videos.map(({ code }) => code)).toEqual(['koshari1']);
  const entry = await created('13:00', '13:25');
  expect(entry).toMatchObject({
    ...{ channel: 'music', video: 'koshari1', changedBy: 'sahra-publisher', live: false },
    titles: { en: 'Koshari for forty', ar: 'كشري لأربعين ضيفًا' },
  });
  expect((await week()).videos).toEqual([]);
  expect(await onTheSite('ar')).toContainEqual(
    expect.objectContaining({ id: entry.documentId, title: 'كشري لأربعين ضيفًا', channel_slug: 'music' }),
  );
  expect(await onTheSite('en')).toContainEqual(expect.objectContaining({ id: entry.documentId }));
});

test('a week is saved whole: moved to another channel, copied and taken out', async () => {
  const [moved, gone] = [await created('14:00', '14:25'), await created('15:00', '15:25')];
  const copy = { id: idOf('copy'), channel: 'kitchen', startsAt: at('20:00'), endsAt: at('20:25') };
  const { status } = await put({
    creates: [{ ...copy, from: { entry: gone.documentId } }],
    changes: [{ ...moved, channel: 'kitchen', startsAt: at('14:05'), endsAt: at('14:40') }].map(
      ({ documentId, version, channel, startsAt, endsAt }) => ({
        documentId,
        version,
        channel,
        startsAt,
        endsAt,
      }),
    ),
    deletes: [{ documentId: gone.documentId, version: gone.version }],
  });
  expect(status).toBe(200);
  const { entries } = await week();
  expect(entries.find(({ documentId }) => documentId === moved.documentId)).toMatchObject({
    ...{ channel: 'kitchen', startsAt: at('14:05'), endsAt: at('14:40') },
  });
  expect(entries.some(({ documentId }) => documentId === gone.documentId)).toBe(false);
  expect(entries).toContainEqual(
    expect.objectContaining({ channel: 'kitchen', startsAt: at('20:00'), titles: gone.titles }),
  );
});

test('one programme that cannot be published keeps all others from being saved, and says why', async () => {
  const before = await week();
  const { status, body } = await put({
    creates: [
      koshari('good', '21:00', '21:30'),
      koshari('backwards', '22:00', '21:00'),
      { ...koshari('half', '22:00', '22:30'), from: { video: 'untitled1' } },
      koshari('nowhere', '22:00', '22:30', 'no-such-channel'),
    ],
  });
  const { problems } = (body as { data: { problems: { id: string; sentence: string }[] } }).data;
  expect([status, problems]).toEqual([
    400,
    [
      { id: idOf('backwards'), sentence: 'The programme ends before it begins.' },
      { id: idOf('half'), sentence: expect.stringContaining('both languages') as string },
      { id: idOf('nowhere'), sentence: expect.stringContaining('does not exist') as string },
    ],
  ]);
  expect((await week()).entries).toEqual(before.entries);
});

test('a save that is sent twice creates its programme once', async () => {
  const save = { creates: [koshari('twice', '19:00', '19:25')] };
  expect((await Promise.all([put(save), put(save)])).map(({ status }) => status)).toEqual([200, 200]);
  expect((await week()).entries.filter(({ startsAt }) => startsAt === at('19:00'))).toHaveLength(1);
});

test('of two editors nothing is overwritten silently', async () => {
  const entry = await created('16:00', '16:25');
  const { documentId, version, channel } = entry;
  const move = (hour: string, of: string) => ({
    ...{ documentId, channel, version: of },
    ...{ startsAt: at(hour), endsAt: at('18:00') },
  });
  expect((await put({ changes: [move('17:00', version)] })).status).toBe(200);
  const late = { changes: [move('17:30', version)], creates: [koshari('new-9', '22:00', '22:30')] };
  const { status, body } = await put(late);
  const { conflicts } = (body as { data: { conflicts: { theirs: PlannerEntry }[] } }).data;
  expect([status, conflicts]).toMatchObject([409, [{ id: documentId, theirs: { startsAt: at('17:00') } }]]);
  expect((await week()).entries.some(({ startsAt }) => startsAt === at('22:00'))).toBe(false);

  const theirs = conflicts[0]?.theirs.version ?? '';
  expect((await put({ deletes: [{ documentId, version }] })).status).toBe(409);
  const both = await Promise.all([
    put({ changes: [move('17:35', theirs)] }),
    put({ changes: [move('17:40', theirs)] }),
  ]);
  expect(both.map((each) => each.status).sort()).toEqual([200, 409]);
  const { version: last = '' } = (await week()).entries.find((each) => each.documentId === documentId) ?? {};
  expect((await put({ deletes: [{ documentId, version: last }] })).status).toBe(200);
  expect((await put({ changes: [move('17:00', last)] })).body).toMatchObject({
    data: { conflicts: [{ id: documentId, theirs: null }] },
  });
});

test('an episode is proposed before newer clips, however short it is', async () => {
  const names = { en: { name: 'Order' }, ar: { name: 'ترتيب' } };
  const channel = await seedRecord(cms.strapi, 'channel', { slug: 'order' }, names);
  const words = {
    en: { title: 'One of two', description: 'Of an order.' },
    ar: { title: 'واحد من اثنين', description: 'عن الترتيب.' },
  };
  for (const facts of [
    { code: 'ordered1', kind: 'episode', durationSeconds: 8, releasedAt: new Date('2026-11-01') },
    { code: 'ordered2', kind: 'clip', durationSeconds: 900, releasedAt: new Date('2026-11-20') },
  ])
    await seedRecord(cms.strapi, 'video', { recorded: true, channel, ...facts }, words);
  const codes = (await week()).videos.map(({ code }) => code).filter((code) => code.startsWith('ordered'));
  expect(codes).toEqual(['ordered1', 'ordered2']);
});
