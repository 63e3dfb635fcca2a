/** @jest-environment node */
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
  gateway = await fakeUpstream((_request, reply) => {
    reply.statusCode = 500;
    reply.end();
  });
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url }, { recordFreshMs: 0 });
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

it.each([
  ['/en/settings/subscription/receipts/000042', 'en'],
  ['/ar/settings/subscription/receipts/000042', 'ar'],
])('%s is the page of every receipt, and nobody is asked for it', async (address, locale) => {
  gateway.seen.length = 0;
  const { status, text } = await site.get(address);
  expect(status).toBe(200);
  expect(text).toContain(`<html lang="${locale}"`);
  expect(text).toMatch(new RegExp(`<link rel="canonical" href="http://localhost:8000${address}"`));
  expect(text).toContain('hreflang="x-default"');
  expect(text).not.toMatch(/sahra-record|<!--sahra:(?:head|record)-->/);
  expect(gateway.seen).toEqual([]);
});

it('what cannot be the number of a receipt is no page', async () => {
  expect((await site.get('/en/settings/subscription/receipts/..%2F1')).status).toBe(404);
  expect((await site.get('/en/settings/subscription/receipts')).status).toBe(404);
});

it.each(['/en/settings/profile', '/ar/saved', '/en/settings/subscription/receipts/000042'])(
  '%s is the same HTML for everybody, so it contains nothing of anybody',
  async (address) => {
    const [stranger, viewer] = await Promise.all([
      site.get(address),
      site.get(address, { cookie: 'logged=true; session=of-a-viewer', authorization: 'Bearer of-a-viewer' }),
    ]);
    expect([stranger.status, viewer.text]).toEqual([200, stranger.text]);
  },
);
