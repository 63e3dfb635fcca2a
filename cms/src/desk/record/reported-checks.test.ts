import { SUPER_ADMIN } from '../../strapi/services/admin-users';
import { signInAs } from '../../testing/admin-user';
import { detailIn, recordDesk } from '../../testing/record-desk';
import { startTestCms, type TestCms, type TestResponse } from '../../testing/test-cms';
import type { NewRecord, PictureValue, RecordCheck, RecordDetail, RecordValue } from './record-detail';

let cms: TestCms;
let desk: ReturnType<typeof recordDesk>;
let create: (body: object) => Promise<RecordDetail>;
let begin: (query: string) => Promise<TestResponse>;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
  const owner = await signInAs(cms, SUPER_ADMIN, 'ar');
  desk = recordDesk(owner);
  create = async (body) => detailIn(await owner.ask('POST', '/desk/record', body));
  begin = (query) => owner.ask('GET', `/desk/record/new?${query}`);
});
afterAll(() => cms.close());

const told = ({ checks }: RecordDetail): RecordCheck[] => checks.filter(({ level }) => level === 'told');
const saveFacts = async ({ record, facts }: RecordDetail, values: object): Promise<RecordDetail> =>
  detailIn(
    await desk.put(record.type, record.documentId, { facts: { version: facts?.version ?? '', values } }),
  );

test('a picture of another ratio is reported at its field, and does not prevent publishing', async () => {
  const show = await desk.read('show', await desk.idOf('show'));
  const wide = show.facts?.values['wide'] as PictureValue;
  const saved = await saveFacts(show, { poster: { id: wide.id } });
  expect(told(saved)).toMatchObject([
    { language: null, path: ['poster'], sentence: expect.stringContaining('2:3'), repair: null },
  ]);
  expect((await desk.publish('show', show.record.documentId, 'ar')).status).toBe(200);
});

test('two kinds of digits in a text are told with the text as the site writes it', async () => {
  const show = await desk.read('show', await desk.idOf('show'));
  const { version = '' } = show.words?.ar ?? {};
  const words = { ar: { version, values: { people: 'فريق ٢٠ و30' } } };
  const saved = detailIn(await desk.put('show', show.record.documentId, { words }));
  expect(told(saved).filter(({ language }) => language === 'ar')).toMatchObject([
    { path: ['people'], repair: 'فريق 20 و30' },
  ]);
});

test('a video gets the channel of its show, and another one is reported', async () => {
  const show = (await desk.read('video', await desk.idOf('video'))).facts?.values['show'] as RecordValue;
  const { facts: shown } = await desk.read('show', show.documentId);
  const channel = shown?.values['channel'] as RecordValue;
  const video = await create({ type: 'video', facts: { code: 'toldabout', show } });
  expect([video.facts?.values['channel'], told(video)]).toEqual([channel, []]);
  expect(told(await saveFacts(video, { channel: null }))).toMatchObject([
    { path: ['channel'], sentence: expect.stringContaining(channel.titles.ar ?? '') },
  ]);
});

test('the next episode begins with its show, the number after the last one, and its access', async () => {
  const presetOf = async (show: string): Promise<object> =>
    ((await begin(`type=video&show=${show}`)).body as { data: NewRecord }).data.preset;
  const created = await create({ type: 'show', facts: { slug: 'next-episodes' } });
  const { documentId } = created.record;
  const show = { type: 'show', documentId };
  const first = { kind: 'episode', show, seasonNumber: 1, episodeNumber: 1, premium: false };
  expect(await presetOf(documentId)).toMatchObject(first);
  const episode = (code: string, season: number | null, number: number | null): Promise<RecordDetail> =>
    create({
      type: 'video',
      facts: { ...first, code, seasonNumber: season, episodeNumber: number, premium: true },
    });
  await episode('nextone', null, null);
  expect(await presetOf(documentId)).toMatchObject({ seasonNumber: null, episodeNumber: null });
  await episode('nexttwo', 2, 9);
  await episode('nextthree', 1, 12);
  expect(await presetOf(documentId)).toMatchObject({
    ...{ kind: 'episode', show, seasonNumber: 2, episodeNumber: 10, premium: true },
  });
  expect((await begin('type=video')).body).toMatchObject({ data: { preset: {} } });
  expect((await begin('type=video&show=gone')).status).toBe(404);
});

test('an entry of the schedule that overlaps another one on its channel is reported', async () => {
  const channel = { type: 'channel', documentId: await desk.idOf('channel') };
  const entry = (startsAt: string, endsAt: string, title: string): Promise<RecordDetail> =>
    create({
      ...{ type: 'schedule-entry', facts: { channel, startsAt, endsAt } },
      words: { ar: { title } },
    });
  const first = await entry('2031-01-01T20:00:00.000Z', '2031-01-01T21:00:00.000Z', 'أولى');
  expect(told(first)).toEqual([]);
  const next = await entry('2031-01-01T21:00:00.000Z', '2031-01-01T22:00:00.000Z', 'تالية');
  expect(told(next)).toEqual([]);
  const between = await entry('2031-01-01T20:30:00.000Z', '2031-01-01T20:45:00.000Z', 'بينهما');
  expect(told(between)).toMatchObject([{ path: ['startsAt'], sentence: expect.stringContaining('«أولى»') }]);
});
