import { requestAndValidate } from '../../testing/request-and-validate';
import { startTestCms, type TestCms } from '../../testing/test-cms';
import { seedRecords } from '../seed-records';
import { GENERATED_CODE, generatedVideo } from './generated-video';
import { resizeCatalogue } from './large-catalogue';

const OWN = 3;
const MANY = 1500;

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  await seedOwn();
});
afterAll(() => cms.close());

const seedOwn = async (): Promise<void> => {
  const words = (name: string) => ({
    en: { [name]: 'One', description: 'd' },
    ar: { [name]: 'واحد', description: 'و' },
  });
  const channels = await seedRecords(
    cms.strapi,
    'channel',
    ['first-channel', 'second-channel'].map((slug) => ({ facts: { slug }, words: words('name') })),
  );
  const shows = await seedRecords(
    cms.strapi,
    'show',
    channels.map((channel, index) => ({
      facts: { slug: `show-${index}`, channel },
      words: words('title'),
    })),
  );
  await seedRecords(
    cms.strapi,
    'video',
    Array.from({ length: OWN }, (_, index) => ({
      facts: { code: `editor0${index}`, show: shows[0], channel: channels[0], releasedAt: new Date() },
      words: words('title'),
    })),
  );
};

const stored = async (): Promise<unknown> => {
  const answer: unknown = await cms.strapi.db.connection.raw(`
    SELECT v.id, v.code, v.updated_at, s.show_id, c.channel_id, count(t.id)::int AS words
    FROM videos v JOIN videos_show_lnk s ON s.video_id = v.id JOIN videos_channel_lnk c ON c.video_id = v.id
    JOIN video_texts t ON t.document_id = v.document_id
    GROUP BY 1, 2, 3, 4, 5 ORDER BY v.code`);
  return (answer as { rows: unknown }).rows;
};

const changes = async (): Promise<string[]> => {
  const answer: unknown = await cms.strapi.db.connection.raw('SELECT type FROM feed.changes ORDER BY number');
  return (answer as { rows: { type: string }[] }).rows.map(({ type }) => type);
};

test('a large catalogue stands on top of what editors made, is one change, and goes again', async () => {
  const before = await stored();
  const changed = (await changes()).length;

  expect(await resizeCatalogue(cms.databaseUrl, MANY)).toEqual({ total: MANY, generated: MANY - OWN });
  expect((await changes()).slice(changed)).toEqual(['catalogue']);
  const large = await stored();
  expect(large).toHaveLength(MANY);
  expect(large).toEqual(expect.arrayContaining(before as unknown[]));

  const { code, words } = generatedVideo(7);
  expect(
    (await requestAndValidate(cms, `/api/getVideoByCode?code=${code}`, { locale: 'ar' })).body,
  ).toMatchObject({
    data: { ...words.ar, locale: 'ar', show: { slug: 'show-1' }, channel_slug: 'second-channel' },
  });
  const { body } = await requestAndValidate(cms, '/api/videos?limit=5');
  const codes = (body as { data: { code: string }[] }).data.map((video) => video.code);
  expect(codes.map((each) => each.startsWith(GENERATED_CODE))).toEqual([false, false, false, true, true]);

  await resizeCatalogue(cms.databaseUrl, MANY);
  expect(await stored()).toEqual(large);

  expect(await resizeCatalogue(cms.databaseUrl, 0)).toEqual({ total: OWN, generated: 0 });
  expect(await stored()).toEqual(before);
});

test('the same index is the same video, and the next is another', () => {
  expect(generatedVideo(41)).toEqual(generatedVideo(41));
  const titles = Array.from({ length: 2000 }, (_, index) => generatedVideo(index).words.ar.title);
  expect(new Set(titles).size).toBe(titles.length);
});
