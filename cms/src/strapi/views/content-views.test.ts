import pg from 'pg';

import { catalogueWriter } from '../../testing/catalogue-writer';
import { signInAs } from '../../testing/admin-user';
import { openDatabase } from '../../rest/database';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';
import { addFileRecord } from '../services/media-library';
import { modelOf } from '../services/model-of';
import { listContentTypes } from './list-models';
import { snakeCase } from './names';
import { attributeOf, storedModel } from './stored-model';

let cms: TestCms;
let client: pg.Client;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
  client = new pg.Client({ connectionString: cms.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await cms.close();
});

const rows = async (text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
  (await client.query<object>(text, [...values])).rows;

const SHOW_TEXT = 'api::show.show-text';

test('every field of every content type and component is in a view', async () => {
  const found = (await rows(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns WHERE table_schema = 'content'
     UNION SELECT table_name || '.' FROM information_schema.tables WHERE table_schema = 'content'`,
  )) as { name: string }[];
  const known = new Set(found.map(({ name }) => name));
  const types = listContentTypes(cms.strapi);
  const missing = types.flatMap(({ uid, collectionName }) =>
    Object.entries(modelOf(cms.strapi, uid)?.attributes ?? {}).flatMap(([name, { type, component }]) => {
      if (type === 'relation' && !attributeOf(storedModel(cms.strapi, uid), name)) return [];
      const isLink = type === 'relation' || type === 'media' || type === 'component';
      const ofComponent = Object.entries((component && modelOf(cms.strapi, component)?.attributes) || {})
        .filter(([, part]) => !['relation', 'media', 'component'].includes(part.type))
        .map(([part]) => `${collectionName}_${snakeCase(name)}.${snakeCase(part)}`);
      const own = isLink ? `${collectionName}_${snakeCase(name)}.` : `${collectionName}.${snakeCase(name)}`;
      return [own, ...ofComponent].filter((each) => !known.has(each));
    }),
  );
  expect(types.length).toBeGreaterThan(30);
  expect(
    missing.filter(
      (name) => !/created_by|updated_by|localizations|document_id|published_at|\.locale$/.test(name),
    ),
  ).toEqual([]);
});

test('a record has its facts once, and its words as draft and as published in each language', async () => {
  const { documentId } = await cms.strapi
    .documents('api::show.show')
    .create({ data: fields({ slug: 'versions', year: 2024 }) });
  const words = cms.strapi.documents(SHOW_TEXT);
  for (const [locale, title] of [
    ['en', 'First'],
    ['ar', 'الأول'],
  ] as const)
    await words.update({ documentId, locale, data: fields({ title, description: '…' }) });
  await words.publish({ documentId, locale: 'en' });
  await words.update({ documentId, locale: 'en', data: fields({ title: 'Second' }) });

  expect(await rows('SELECT slug, year FROM content.shows WHERE document = $1', [documentId])).toEqual([
    { slug: 'versions', year: 2024 },
  ]);
  expect(
    await rows(
      `SELECT locale, is_draft, published_since IS NOT NULL AS has_time, title FROM content.show_texts
       WHERE document = $1 ORDER BY locale, is_draft`,
      [documentId],
    ),
  ).toEqual([
    { locale: 'ar', is_draft: true, has_time: false, title: 'الأول' },
    { locale: 'en', is_draft: false, has_time: true, title: 'First' },
    { locale: 'en', is_draft: true, has_time: false, title: 'Second' },
  ]);
});

test('links have the editors’ order, and a link to one record is one row', async () => {
  const write = catalogueWriter(cms.strapi);
  const shows: string[] = [];
  for (const slug of ['one', 'two', 'three'])
    shows.push((await cms.strapi.documents('api::show.show').create({ data: fields({ slug }) })).documentId);
  const [one, two, three] = shows;
  await cms.strapi
    .documents('api::home.home-selection')
    .create({ data: fields({ featured: [three, one, two] }) });
  expect(
    await rows(
      `SELECT s.slug FROM content.home_selections_featured l JOIN content.shows s ON s.id = l.show_id ORDER BY l.place`,
    ),
  ).toEqual([{ slug: 'three' }, { slug: 'one' }, { slug: 'two' }]);

  await write.video({ code: 'linked01', show: one });
  expect(
    await rows(
      `SELECT s.slug FROM content.videos v JOIN content.videos_show l ON l.video_id = v.id
       JOIN content.shows s ON s.id = l.show_id WHERE v.code = 'linked01'`,
    ),
  ).toEqual([{ slug: 'one' }]);
});

test('components have their place, their fields and their own links', async () => {
  const channel = await cms.strapi
    .documents('api::channel.channel')
    .create({ data: fields({ slug: 'of-a-row' }) });
  await cms.strapi.documents('api::home.home').create({
    locale: 'en',
    data: fields({
      title: 'Home',
      rows: [
        { title: 'Newest', source: 'newest', path: '/shows' },
        { title: 'Channel', source: 'channel', channel: channel.documentId },
      ],
    }),
  });
  expect(
    await rows(
      `SELECT r.title, r.source, r.path, c.slug FROM content.homes h JOIN content.homes_rows r ON r.home_id = h.id
       LEFT JOIN content.page_rows_channel l ON l.row_id = r.id LEFT JOIN content.channels c ON c.id = l.channel_id
       WHERE h.is_draft ORDER BY r.place, r.link_id`,
    ),
  ).toEqual([
    { title: 'Newest', source: 'newest', path: '/shows', slug: null },
    { title: 'Channel', source: 'channel', path: null, slug: 'of-a-row' },
  ]);
});

test('pictures belong to a field of a record', async () => {
  const picture = await addFileRecord(cms.strapi, {
    ...{
      name: 'wide.webp',
      hash: 'wide',
      ext: '.webp',
      mime: 'image/webp',
      size: 1,
      url: '/uploads/wide.webp',
    },
    ...{ width: 640, height: 360, tint: '#112233', formats: {}, alternativeText: 'Wide' },
  });
  await cms.strapi
    .documents('api::show.show')
    .create({ data: fields({ slug: 'with-picture', wide: picture }) });
  const pictureOf = (field: string): Promise<unknown[]> =>
    rows(
      `SELECT p.url, p.width, p.tint, p.file_alt, p.picture_id FROM content.shows_${field} p
       JOIN content.shows s ON s.id = p.show_id WHERE s.slug = 'with-picture'`,
    );
  expect(await pictureOf('wide')).toEqual([
    { url: '/uploads/wide.webp', width: 640, tint: '#112233', file_alt: 'Wide', picture_id: picture },
  ]);
  expect(await pictureOf('poster')).toEqual([]);
  expect(await rows('SELECT file_name FROM content.pictures WHERE id = $1', [picture])).toEqual([
    { file_name: 'wide.webp' },
  ]);
});

test('a record names who changed it last, and the view of people has no secrets', async () => {
  const owner = await signInAs(cms, 'strapi-super-admin');
  const { documentId } = await cms.strapi
    .documents('api::channel.channel')
    .create({ data: fields({ slug: 'changed' }) });
  const path = `/content-manager/collection-types/api::channel.channel/${documentId}`;
  expect(await owner.ask('PUT', path, { position: 7 })).toMatchObject({ status: 200 });
  expect(
    await rows(
      `SELECT e.email, e.is_active FROM content.channels c JOIN content.editors e ON e.id = c.updated_by
       WHERE c.slug = 'changed'`,
    ),
  ).toEqual([{ email: 'strapi-super-admin@sahra.example', is_active: true }]);
  const [editor] = await rows('SELECT * FROM content.editors LIMIT 1');
  expect(Object.keys(editor ?? {}).sort()).toEqual([
    'email',
    'first_name',
    'id',
    'is_active',
    'last_name',
    'username',
  ]);
});

test('a read cannot reach Strapi’s own tables', async () => {
  const database = openDatabase(cms.databaseUrl);
  try {
    await expect(database.rows('SELECT FROM videos_show_lnk', [])).rejects.toThrow('does not exist');
    await expect(database.rows('SELECT FROM content.videos_show', [])).resolves.toBeDefined();
  } finally {
    await database.close();
  }
});
