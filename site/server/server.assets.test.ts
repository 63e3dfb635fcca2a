/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { APP_ASSET, BUILT_SHOW, fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

let releases: FixtureReleases;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
});
afterAll(async () => {
  await site.close();
  await releases.remove();
});

it('is up but not ready before the first build, and says so in the reader’s language', async () => {
  site = await startSite({ releasesDir: releases.dir });
  const page = await site.get('/ar/faq');
  expect([page.status, page.headers['retry-after']]).toEqual([503, '5']);
  expect(page.text).toContain('<html lang="ar" dir="rtl">');
  expect((await site.get('/health')).status).toBe(200);
  expect((await site.get('/ready')).status).toBe(503);
  await releases.release('one');
  expect((await site.get('/ar/faq')).status).toBe(200);
});

describe('caching', () => {
  it.each([`/${APP_ASSET}`, '/static/one.css'])('%s may be kept for a year, unchanged', async (path) => {
    expect((await site.get(path)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/page-data/app-data.json',
    '/page-data/shells/watch/page-data.json',
    '/builds/latest.json',
    '/en/faq',
  ])('%s is asked for again', async (path) => {
    const { headers, status } = await site.get(path);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, must-revalidate']);
    const again = await site.get(path, { 'if-none-match': String(headers['etag']) });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  it('answers a missing file with 404 and no page', async () => {
    for (const path of [
      '/page-data/nope/page-data.json',
      `/nope-${'1'.repeat(20)}.js`,
      '/nope.ico',
      `/${APP_ASSET}.map`,
      '/static/../release.json',
    ]) {
      const answer = await site.get(path);
      expect([answer.status, answer.text.includes('<html')]).toEqual([404, false]);
    }
  });
});

describe('data of a page', () => {
  const pathIn = async (address: string): Promise<unknown> => {
    const { status, text } = await site.get(`/page-data${encodeURI(address)}/page-data.json`);
    return status === 200 ? (JSON.parse(text) as { path: unknown }).path : status;
  };

  it('are its own where it is built, else those of the shell of its language', async () => {
    expect(await pathIn(`/ar/shows/${BUILT_SHOW}`)).toBe(`/ar/shows/${BUILT_SHOW}`);
    expect(await pathIn('/ar/shows/last-ferry')).toBe('/ar/shells/show');
    expect(await pathIn('/ar/new-channel')).toBe('/ar/shells/channel');
  });

  it.each([
    ['a key that no record can have', '/ar/shows/Not A Slug'],
    ['a reserved word', '/ar/graphql'],
    ['a page of a fixed address', '/ar/faq'],
    ['a route that does not exist', '/ar/shows/last-ferry/episodes'],
    ['a language whose shell is missing', '/en/shows/last-ferry'],
    ['half a percent sign', '/ar/shows/%'],
  ])('are missing for %s', async (_, address) => {
    expect(await pathIn(address)).toBe(404);
  });
});

describe('compression', () => {
  it('sends what the build compressed', async () => {
    for (const path of [`/${APP_ASSET}`, '/faq']) {
      const plain = await site.get(path);
      const packed = await site.get(path, { 'accept-encoding': 'gzip, br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(String(packed.headers['vary']).toLowerCase()).toContain('accept-encoding');
      expect(brotliDecompressSync(packed.bytes).toString()).toBe(plain.text);
    }
  });

  it('compresses a page that the build left plain, also for readers without Brotli', async () => {
    const packed = await site.get('/en/faq', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.bytes).toString()).toContain('<main>/faq of one in en</main>');
    expect(
      (await site.get('/en/faq', { 'accept-encoding': 'br;q=0, identity' })).headers['content-encoding'],
    ).toBeUndefined();
  });
});

describe('headers', () => {
  it('tell browsers to trust nothing but this origin', async () => {
    const { headers } = await site.get('/en/faq');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("connect-src 'self';");
  });

  it('ask for https only where the site is on https', async () => {
    const secure = await startSite({ releasesDir: releases.dir, publicUrl: 'https://sahra.example' });
    const { headers } = await secure.get('/en/faq');
    await secure.close();
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('carry the caller’s request id when it is one, else a new one', async () => {
    expect((await site.get('/faq', { 'x-request-id': 'from-the-edge.1' })).headers['x-request-id']).toBe(
      'from-the-edge.1',
    );
    expect((await site.get('/faq', { 'x-request-id': 'two words' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

it('serves a new release at once and whole, and the hashed files of the old one still', async () => {
  expect(JSON.parse((await site.get('/builds/latest.json')).text)).toEqual({ id: 'one' });
  await releases.release('two');
  expect(JSON.parse((await site.get('/builds/latest.json')).text)).toEqual({ id: 'two' });
  expect((await site.get('/ar/faq')).text).toContain('/faq of two in ar');
  expect((await site.get('/page-data/app-data.json')).text).toContain('two');
  const old = await site.get('/static/one.css');
  expect([old.status, old.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
});
