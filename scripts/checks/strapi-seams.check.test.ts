import { complaintsAboutSeams } from './strapi-seams.check';

const TABLES = ['videos', 'video_texts'];
const complaints = (text: string, path = 'cms/src/api/video/video.query.ts'): string[] =>
  complaintsAboutSeams(path, text, TABLES);

test.each([
  ['a table', '`SELECT code FROM videos v`'],
  ['a table that is written', '`UPDATE "video_texts" SET title = 1`'],
  ['a table at the start of a join', "'videos v JOIN content.videos_show l ON true'"],
  ['a table of files', '`LEFT JOIN files f ON true`'],
  ['a table of the admin panel', '`SELECT email FROM admin_users`'],
  ['a link table', '`JOIN videos_show_lnk l ON l.video_id = v.id`'],
  ['a link table with a computed name', '`FROM ${page}_cmps k`'],
  ['a component table', '`FROM components_page_rows r`'],
  ['the document id', '`w.document_id = v.document`'],
  ['the column of a version', '`(w.published_at IS NULL) = $2`'],
  ['the column of an order', '`ORDER BY l.show_ord`'],
  ['a service', "strapi.service('admin::role')"],
  ['a plugin', "strapi.plugin('upload').service('provider')"],
  ['a query of an internal type', "strapi.db.query('admin::user').count()"],
  ['the metadata', 'strapi.db.metadata.get(uid)'],
])('%s is reported', (_, line) => {
  const found = complaints(`\n${line}`);
  expect(found).not.toEqual([]);
  for (const complaint of found)
    expect(complaint).toMatch(
      /^cms\/src\/api\/video\/video\.query\.ts:2 .* Use a view of the schema "content"/,
    );
});

test.each([
  ['a view', '`SELECT code FROM content.videos v JOIN content.video_texts t ON t.document = v.document`'],
  ['a field of an answer', 'published_at: row.released_at.toISOString(),'],
  ['our own schema', '`SELECT number FROM feed.changes`'],
  ['a documented query', "strapi.db.query('api::video.video').count()"],
  ['the name of an action', "'plugin::upload.assets.create'"],
])('%s is not reported', (_, line) => {
  expect(complaints(line)).toEqual([]);
});

test('the folder of the seams, tests and other services are left out', () => {
  const line = '`SELECT code FROM videos`';
  expect(complaints(line)).toHaveLength(1);
  expect(complaints(line, 'cms/src/strapi/tables/large-catalogue.sql.ts')).toEqual([]);
  expect(complaints(line, 'cms/src/feed/feed.test.ts')).toEqual([]);
  expect(complaints(line, 'accounts/src/library/videos.ts')).toEqual([]);
});
