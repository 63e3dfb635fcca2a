import { startTestCms, type TestCms } from '../testing/test-cms';
import { seedRecord } from './seed-record';
import { seedRecords, type RecordSeed } from './seed-records';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

type Row = Record<string, unknown>;

const rowsOf = async (text: string, key: string): Promise<Row[]> => {
  const answer: unknown = await cms.strapi.db.connection.raw(text, [key]);
  return (answer as { rows: Row[] }).rows;
};

/** Reads all stored data of a video, without values that differ in every row. */
const stored = async (code: string): Promise<Record<string, Row[]>> => {
  const columns = `- 'id' - 'document_id' - 'created_at' - 'updated_at' - 'published_at' - 'code' - 'video_id' - 'related_id'`;
  const select = (table: string, where: string): string =>
    `SELECT to_jsonb(r) ${columns} AS row, (to_jsonb(r) ->> 'published_at') IS NOT NULL AS published
     FROM ${table} r WHERE ${where} ORDER BY 1, 2`;
  const ofVideo = '(SELECT id FROM videos WHERE code = ?)';
  return {
    facts: await rowsOf(select('videos', 'r.code = ?'), code),
    words: await rowsOf(
      select('video_texts', 'r.document_id = (SELECT document_id FROM videos WHERE code = ?)'),
      code,
    ),
    show: await rowsOf(select('videos_show_lnk', `r.video_id = ${ofVideo}`), code),
    channel: await rowsOf(select('videos_channel_lnk', `r.video_id = ${ofVideo}`), code),
    pictures: await rowsOf(
      select('files_related_mph', `r.related_type = 'api::video.video' AND r.related_id = ${ofVideo}`),
      code,
    ),
  };
};

const owners = async (): Promise<Record<'show' | 'channel' | 'poster', number>> => {
  const { db } = cms.strapi;
  const words = (name: string) => ({ en: { [name]: 'one' }, ar: { [name]: 'واحد' } });
  const [channel = 0] = await seedRecords(cms.strapi, 'channel', [
    { facts: { slug: 'either-channel' }, words: words('name') },
  ]);
  const [show = 0] = await seedRecords(cms.strapi, 'show', [
    {
      facts: { slug: 'either-show', channel },
      words: { en: { title: 'one', description: 'd' }, ar: { title: 'واحد', description: 'و' } },
    },
  ]);
  const file: unknown = await db.query('plugin::upload.file').create({
    data: {
      name: 'p',
      hash: 'p',
      ext: '.webp',
      mime: 'image/webp',
      size: 1,
      url: '/p.webp',
      provider: 'local',
    },
  });
  return { show, channel, poster: (file as { id: number }).id };
};

test('a record is stored alike whether it is seeded by itself or among many', async () => {
  const related = await owners();
  const record = (code: string): RecordSeed => ({
    facts: {
      code,
      kind: 'episode',
      premium: true,
      live: false,
      recorded: true,
      episodeNumber: 3,
      durationSeconds: 1200,
      releasedAt: new Date('2026-11-01T18:00:00.000Z'),
      upright: null,
      ...related,
    },
    words: {
      en: { title: 'Either road', description: 'One.', posterAlt: 'A road' },
      ar: { title: 'بأي طريق', description: 'واحد.', posterAlt: 'طريق' },
    },
  });
  const { facts, words } = record('either01');
  await seedRecord(cms.strapi, 'video', facts, words);
  await seedRecords(cms.strapi, 'video', [record('either02'), record('either03')]);
  const byItself = await stored('either01');
  expect(byItself['words']).toHaveLength(4);
  expect(byItself['pictures']).toHaveLength(1);
  expect(byItself['show']).toHaveLength(1);
  expect(await stored('either02')).toEqual(byItself);
  expect(await stored('either03')).toEqual(byItself);
});

test.each([
  ['a title is missing', { title: '', description: 'd' }, 'title is missing'],
  ['a title is too long', { title: 'a'.repeat(200), description: 'd' }, 'title has 200 characters'],
])('where %s, nothing is seeded', async (_, en, sentence) => {
  const record = { facts: { code: 'wrong001' }, words: { en, ar: { title: 'أ', description: 'و' } } };
  await expect(seedRecords(cms.strapi, 'video', [record])).rejects.toThrow(sentence);
  expect((await stored('wrong001'))['facts']).toEqual([]);
});
