import pg from 'pg';

import { requestAndValidate } from '../testing/request-and-validate';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';

interface Row {
  number: number;
  type: string;
  document: string;
  locale: string | null;
}

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const lastNumber = async (): Promise<number> => {
  const { body } = await cms.get('/api/changes?after=0');
  return (body as { meta: { last: number } }).meta.last;
};

const after = async (number: number): Promise<Row[]> =>
  ((await requestAndValidate(cms, `/api/changes?after=${number}`)).body as { data: Row[] }).data;

const named = (rows: readonly Row[]): string[] =>
  rows.map(({ type, document, locale }) => `${type} ${document} ${locale ?? '-'}`);

const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: cms.databaseUrl });
  await client.connect();
  return client;
};

const question = async (locale: 'en' | 'ar'): Promise<string> =>
  (
    await cms.strapi
      .documents('api::faq.faq-entry')
      .create({ data: fields({ question: 'q', answer: 'a' }), locale, status: 'draft' })
  ).documentId;

test('the feed names what was published, and not what was only written', async () => {
  const { strapi } = cms;
  await strapi.documents('api::channel.channel').create({ data: fields({ slug: 'first' }) });
  const begin = await lastNumber();
  const id = await question('ar');
  expect(await after(begin)).toEqual([]);
  await strapi.documents('api::faq.faq-entry').publish({ documentId: id, locale: 'ar' });
  expect(named(await after(begin))).toEqual([`faq-entry ${id} ar`]);

  const published = await lastNumber();
  const { documentId } = await strapi
    .documents('api::video.video')
    .create({ data: fields({ code: 'feed0001' }) });
  const words = strapi.documents('api::video.video-text');
  await words.update({ documentId, locale: 'en', data: fields({ title: 't', description: 'd' }) });
  expect(named(await after(published))).toEqual(['video feed0001 -']);
  await words.publish({ documentId, locale: 'en' });
  expect(named(await after(published + 1)).sort()).toEqual(['video feed0001 -', 'video feed0001 en']);

  const before = await lastNumber();
  await words.unpublish({ documentId, locale: 'en' });
  await strapi.documents('api::channel.channel').update({
    documentId: (await strapi.documents('api::channel.channel').findFirst({}))?.documentId ?? '',
    data: fields({ slug: 'second' }),
  });
  await strapi.documents('api::video.video').delete({ documentId });
  expect(named(await after(before))).toEqual([
    'video feed0001 en',
    'channel first -',
    'channel second -',
    'video feed0001 -',
  ]);
});

test('a picture that is replaced names itself and the records that show it', async () => {
  const client = await connected();
  const { documentId } = await cms.strapi
    .documents('api::channel.channel')
    .create({ data: fields({ slug: 'pictured' }) });
  const begin = await lastNumber();
  const file = await client.query<{ id: number }>(
    `INSERT INTO files (name, url, hash, mime, size, provider) VALUES ('p', '/uploads/p.webp', 'p', 'image/webp', 1, 'local') RETURNING id`,
  );
  expect(named(await after(begin))).toEqual(['picture /uploads/p.webp -']);
  await cms.strapi
    .documents('api::channel.channel')
    .update({ documentId, data: fields({ picture: file.rows[0]?.id }) });
  const shown = await lastNumber();
  await client.query(`UPDATE files SET url = '/uploads/q.webp' WHERE id = $1`, [file.rows[0]?.id]);
  expect(named(await after(shown))).toEqual([
    'picture /uploads/p.webp -',
    'picture /uploads/q.webp -',
    'channel pictured -',
  ]);
  await client.end();
});

test('a hero that is replaced names the landing page of its language only', async () => {
  const client = await connected();
  const file = await client.query<{ id: number }>(
    `INSERT INTO files (name, url, hash, mime, size, provider) VALUES ('h', '/uploads/h.webp', 'h', 'image/webp', 1, 'local') RETURNING id`,
  );
  const words = ['title', 'lead', 'plansTitle', 'plansText', 'channelsTitle', 'channelsText', 'faqTitle'];
  const fieldNames = [...words, 'newsletterTitle', 'newsletterText', 'heroAlt'];
  const copy = Object.fromEntries<unknown>(fieldNames.map((name) => [name, 'كلمات']));
  const landing = cms.strapi.documents('api::landing.landing');
  const { documentId } = await landing.create({
    data: fields({ ...copy, heroWide: file.rows[0]?.id }),
    locale: 'ar',
  });
  const begin = await lastNumber();
  const replaced = `UPDATE files SET url = url || '?' WHERE id = $1`;
  await client.query(replaced, [file.rows[0]?.id]);
  expect(named(await after(begin)).join()).not.toContain('landing');
  await landing.publish({ documentId, locale: 'ar' });
  const published = await lastNumber();
  await client.query(replaced, [file.rows[0]?.id]);
  expect(named(await after(published))).toContain('landing landing ar');
  await client.end();
});

test('the home page, the plans and the schedule name themselves', async () => {
  const { strapi } = cms;
  const show = await strapi.documents('api::show.show').create({ data: fields({ slug: 'featured' }) });
  const begin = await lastNumber();
  const home = strapi.documents('api::home.home');
  const { documentId } = await home.create({ data: fields({ title: 't' }), locale: 'ar', status: 'draft' });
  await strapi
    .documents('api::home.home-selection')
    .create({ data: fields({ featured: [show.documentId] }) });
  await home.publish({ documentId, locale: 'ar' });
  expect(named(await after(begin))).toEqual(['home home -', 'home home ar']);

  const saved = await lastNumber();
  await strapi.documents('api::plan.plan').create({ data: fields({ code: 'free' }) });
  const entry = await strapi.documents('api::schedule.schedule-entry').create({
    data: fields({ startsAt: '2027-01-01T18:00:00.000Z', endsAt: '2027-01-01T19:00:00.000Z' }),
  });
  expect(named(await after(saved))).toEqual(['plan free -', `schedule-entry ${entry.documentId} -`]);
});

test('a transaction that is rolled back leaves nothing and no gap', async () => {
  const begin = await lastNumber();
  await expect(
    cms.strapi.db.transaction(async () => {
      const id = await question('en');
      await cms.strapi.documents('api::faq.faq-entry').publish({ documentId: id, locale: 'en' });
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await lastNumber()).toBe(begin);
});

test('of two publishing transactions, the one that commits first has the smaller number, however they interleave', async () => {
  const [early, late] = [await question('en'), await question('en')];
  const begin = await lastNumber();
  const entries = cms.strapi.documents('api::faq.faq-entry');
  let finish = (): void => undefined;
  const held = new Promise<void>((resolve) => (finish = resolve));
  let started = (): void => undefined;
  const published = new Promise<void>((resolve) => (started = resolve));
  const slow = cms.strapi.db.transaction(async () => {
    await entries.publish({ documentId: early, locale: 'en' });
    started();
    await held;
  });
  await published;
  await entries.publish({ documentId: late, locale: 'en' });
  const seenMeanwhile = await after(begin);
  expect(named(seenMeanwhile)).toEqual([`faq-entry ${late} en`]);
  finish();
  await slow;
  expect(named(await after(seenMeanwhile.at(-1)?.number ?? 0))).toEqual([`faq-entry ${early} en`]);
});

test('a cursor that the feed does not hold is gone, and the answer says where to go on', async () => {
  const last = await lastNumber();
  for (const cursor of [0, 17, last + 1])
    expect(await requestAndValidate(cms, `/api/changes?after=${cursor}`)).toMatchObject({
      status: 410,
      body: { code: 'CURSOR_GONE', meta: { last } },
    });
  expect(await requestAndValidate(cms, `/api/changes?after=${last}`)).toEqual({
    status: 200,
    body: { data: [], meta: { last } },
  });
});
