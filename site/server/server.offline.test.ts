/** @jest-environment node */
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

let releases: FixtureReleases;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  site = await startSite({ releasesDir: releases.dir });
});
afterAll(async () => {
  await site.close();
  await releases.remove();
});

it('sends the service worker with its scope, asked for again each time', async () => {
  const { status, headers, text } = await site.get('/service-worker.js');
  expect([status, text, headers['cache-control']]).toEqual([200, 'keeps()', 'no-cache']);
  expect(headers['content-type']).toMatch(/javascript/);
  const again = await site.get('/service-worker.js', { 'if-none-match': String(headers['etag']) });
  expect(again.status).toBe(304);
});

it('switched off, sends the one that removes itself', async () => {
  const without = await startSite({ releasesDir: releases.dir, serviceWorker: false });
  const { text, headers } = await without.get('/service-worker.js');
  await without.close();
  expect([text, headers['cache-control']]).toEqual(['leaves()', 'no-cache']);
});

it('sends the offline page with its own policy, hidden from search engines', async () => {
  const { status, headers, text } = await site.get('/offline.ar.html');
  expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  expect(text).toContain('<html lang="ar" dir="rtl">');
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
});

it('sends the manifest of a language as what it is', async () => {
  const { status, headers } = await site.get('/manifest.ar.webmanifest');
  expect([status, headers['content-type']]).toEqual([
    200,
    expect.stringContaining('application/manifest+json'),
  ]);
});

it('a release without these files has none', async () => {
  expect((await site.get('/offline.en.html')).status).toBe(404);
});
