import { LOCALES } from '@sahra/schemas/constants';

import { ROUTES } from '../rest/routes';
import { modelOf } from '../strapi/services/model-of';
import { exampleRequests } from '../testing/example-requests';
import { startTestCms, type TestCms, type TestRequestOptions } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

/** Fields of which every type with drafts has one, and which its routes answer. */
const HEADINGS = ['title', 'name', 'label', 'question', 'brand', 'watchHeading'];
const MARKER = /Unfinished \d+\./g;

/** Changes the draft of every record of every type with drafts, and publishes nothing. Returns what was written. */
const changeAllDrafts = async (): Promise<Map<string, string>> => {
  const written = new Map<string, string>();
  const types = Object.keys(cms.strapi.contentTypes).filter(
    (uid) => uid.startsWith('api::') && modelOf(cms.strapi, uid)?.options?.draftAndPublish,
  );
  for (const uid of types) {
    const heading = HEADINGS.find((name) => name in (modelOf(cms.strapi, uid)?.attributes ?? {}));
    if (!heading) throw new Error(`${uid} has no heading.`);
    const marker = `Unfinished ${written.size}.`;
    await cms.strapi.db
      .query(uid)
      .updateMany({ where: { publishedAt: { $null: true } }, data: { [heading]: marker } });
    written.set(marker, uid);
  }
  return written;
};

const readsOfEveryRoute = async (): Promise<string[]> => {
  const paths = await Promise.all(ROUTES.map((route) => exampleRequests(cms, route)));
  return [...paths.flat(), '/api/search?q=unfinished', '/api/suggest?q=unf'];
};

const markersIn = async (paths: readonly string[], options: TestRequestOptions): Promise<Set<string>> => {
  const found = new Set<string>();
  for (const path of paths)
    for (const locale of LOCALES) {
      const { body } = await cms.get(path, { ...options, locale });
      for (const marker of JSON.stringify(body).match(MARKER) ?? []) found.add(marker);
    }
  return found;
};

test('acceptance 189: a draft of any type is in no answer of any route, and in a preview that asks for it', async () => {
  const paths = await readsOfEveryRoute();
  const written = await changeAllDrafts();
  expect(written.size).toBeGreaterThan(20);
  const asDrafts = paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}status=draft`);
  expect(await markersIn([...paths, ...asDrafts], {})).toEqual(new Set());
  expect(await markersIn(paths, { preview: cms.previewSecret })).toEqual(new Set());
  const inPreview = await markersIn(asDrafts, { preview: cms.previewSecret });
  expect([...written].filter(([marker]) => !inPreview.has(marker))).toEqual([]);
});
