import { VIDEOS } from '../../seeds/videos';
import { startTestCms, type TestCms } from '../testing/test-cms';
import { seedWhenEmpty } from './seed-when-empty';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const rows = async <Row>(text: string): Promise<Row[]> => {
  const answer: unknown = await cms.strapi.db.connection.raw(text);
  return (answer as { rows: Row[] }).rows;
};

const tables = async (): Promise<string[]> =>
  (
    await rows<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT LIKE 'strapi_%' ORDER BY 1`,
    )
  ).map(({ name }) => name);

/** Hashes all rows of every table and of the feed. */
const contents = async (): Promise<Record<string, string>> => {
  const digests: Record<string, string> = {};
  for (const table of [...(await tables()), 'feed.changes']) {
    const [found] = await rows<{ digest: string }>(
      `SELECT coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS digest FROM ${table} t`,
    );
    digests[table] = found?.digest ?? '';
  }
  return digests;
};

const provider = (): { upload: (file: object) => Promise<void> } =>
  cms.strapi.plugin('upload').service('provider');

test('a seeding that fails leaves nothing, the next fills the cms, and one more changes nothing', async () => {
  const empty = await contents();
  let uploads = 0;
  const uploading = jest.spyOn(provider(), 'upload').mockImplementation(() => {
    uploads += 1;
    return uploads > 100 ? Promise.reject(new Error('The disk is full.')) : Promise.resolve();
  });
  await expect(seedWhenEmpty(cms.strapi)).rejects.toThrow('The disk is full.');
  uploading.mockRestore();
  expect(await contents()).toEqual(empty);

  await seedWhenEmpty(cms.strapi);
  const seeded = await contents();
  const videos = await cms.strapi.db.query('api::video.video').count();
  expect(videos).toBe(VIDEOS.flatMap((ofShow) => ofShow.videos).length);
  expect(await rows('SELECT type, document FROM feed.changes')).toEqual([
    { type: 'catalogue', document: '*' },
  ]);

  await seedWhenEmpty(cms.strapi);
  expect(await contents()).toEqual(seeded);
});
