/** @jest-environment node */
import { graphAnswer, videoOf } from './testing/fake-graph';
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(
    graphAnswer({
      WatchPage: ({ code }) =>
        code === 'abc123' ? videoOf('abc123') : { video: null, siteSettings: { brand: 'Sahra' } },
    }),
  );
  site = await startSite(
    { releasesDir: releases.dir, gatewayUrl: gateway.url, deskUrl: 'http://desk.example:1337' },
    { recordFreshMs: 0 },
  );
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

const ancestors = (policy: unknown): string => /frame-ancestors ([^;]+)/.exec(String(policy))?.[1] ?? '';

test.each(['/en/faq', '/en/watch/abc123'])('%s may be framed by the desk as a preview only', async (path) => {
  const preview = await site.get(`${path}?preview`);
  expect(preview.status).toBe(200);
  expect(ancestors(preview.headers['content-security-policy'])).toBe('http://desk.example:1337');
  const plain = await site.get(path);
  expect(ancestors(plain.headers['content-security-policy'])).toBe("'none'");
});

test('a preview is neither stored nor indexed', async () => {
  const { headers } = await site.get('/en/watch/abc123?preview');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

test('a record that is not published has a page in its preview only, without any data', async () => {
  const preview = await site.get('/ar/watch/draft123?preview');
  expect(preview.status).toBe(200);
  expect(preview.text).not.toContain('id="sahra-record"');
  expect(preview.text).not.toContain('sahra:');
  expect((await site.get('/ar/watch/draft123')).status).toBe(404);
});

test('a preview of an address that no page has is not found', async () => {
  const { status, headers } = await site.get('/en/no/such/page?preview');
  expect(status).toBe(404);
  expect(ancestors(headers['content-security-policy'])).toBe("'none'");
});
