/** @jest-environment node */
import { fakeUpstream, type FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases, type FixtureReleases } from './testing/fixture-release';
import { startSite, type RunningSite } from './testing/start-site';

let releases: FixtureReleases;
let upstream: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  upstream = await fakeUpstream(({ url }, response) => {
    if (url.includes('busy')) response.statusCode = 503;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url }));
  });
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: upstream.url, cmsUrl: upstream.url });
});
beforeEach(() => {
  upstream.seen.length = 0;
});
afterAll(async () => {
  await site.close();
  await upstream.stop();
  await releases.remove();
});

describe('uploads', () => {
  it('may be kept, and are pictures whatever the cms says', async () => {
    const { headers } = await site.get('/uploads/a.jpg?x=1');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await site.get('/uploads/busy.webp')).headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/uploads/evil.js',
    '/uploads/evil.html',
    '/uploads/evil.SVG',
    '/uploads/a.webp.js',
    '/uploads/a.webp/..;/evil.js',
    '/uploads/a.webp%2f%252e%252e%2fevil.js',
    '/uploads/a%2ewebp',
    '/uploads/a.webp%00.js',
    '/uploads/',
    '/%75ploads/evil.js',
    '/%75ploads/a.webp',
    '/uploads?a.webp',
  ])('are pictures alone: %s is not asked for', async (path) => {
    const { status, headers } = await site.get(path);
    expect([status, upstream.seen.filter(({ url }) => !url.startsWith('/graphql'))]).toEqual([404, []]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
