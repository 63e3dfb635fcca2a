import { LOCALES } from '@sahra/schemas/constants';

import { modelOf } from '../strapi/services/model-of';
import { exampleRequests } from '../testing/example-requests';
import { requestAndValidate } from '../testing/request-and-validate';
import { startTestCms, type TestCms, type TestRequestOptions } from '../testing/test-cms';
import { ROUTES } from './routes';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

describe('access', () => {
  test.each(ROUTES.map(({ schema }) => schema.path))('%s wants the token', async (path) => {
    for (const token of [null, '', 'wrong', 'read-token-of-the-testsX'])
      expect(await cms.get(path, { token })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      });
  });

  test.each([
    '/api/videos/1',
    '/api/video-texts',
    '/api/faq-entries?status=draft',
    '/api/upload/files',
    '/api/',
  ])("Strapi's own %s is not there, not even with the token", async (path) => {
    expect((await cms.get(path)).status).toBe(404);
  });

  test.each([
    '/API/upload/files',
    '/API/i18n/locales',
    '/aPi/shows',
    '/%41PI/upload/files',
    '//API/upload/files',
    '/api;x/upload/files',
    '/API./upload/files',
    '/API',
  ])('%s is another spelling of a path that is not there', async (path) => {
    expect(await cms.get(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await cms.get(path, { token: null })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHENTICATED' },
    });
  });

  test('health and readiness are open', async () => {
    expect((await cms.get('/health', { token: null })).status).toBe(200);
    expect(await cms.get('/ready', { token: null })).toEqual({ status: 200, body: { status: 'ready' } });
  });

  test('the owner of the desk exists and no token was left by the installation', async () => {
    expect(await cms.strapi.db.query('admin::user').count({ where: { email: 'owner@sahra.example' } })).toBe(
      1,
    );
    expect(await cms.strapi.db.query('admin::api-token').count()).toBe(0);
  });
});

describe('what the seeds answer has the form of its schema and no open placeholder', () => {
  test.each(ROUTES.map((route) => [route.schema.path, route] as const))('%s', async (_, route) => {
    const requests = await exampleRequests(cms, route);
    expect(requests).not.toEqual([]);
    for (const path of requests)
      for (const locale of LOCALES) {
        const { status, body } = await requestAndValidate(cms, path, { locale });
        expect({ path, status }).toEqual({ path, status: 200 });
        expect(JSON.stringify(body)).not.toContain('{{');
      }
  });
});

describe('a draft', () => {
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

  test('acceptance 189: of any type is in no answer of any route, and in a preview that asks for it', async () => {
    const paths = await readsOfEveryRoute();
    const written = await changeAllDrafts();
    expect(written.size).toBeGreaterThan(20);
    const asDrafts = paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}status=draft`);
    expect(await markersIn([...paths, ...asDrafts], {})).toEqual(new Set());
    expect(await markersIn(paths, { preview: cms.previewSecret })).toEqual(new Set());
    const inPreview = await markersIn(asDrafts, { preview: cms.previewSecret });
    expect([...written].filter(([marker]) => !inPreview.has(marker))).toEqual([]);
  });
});
