import { ROUTES } from './routes';
import { startTestCms, type TestCms } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
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
