/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { graphAnswer, showOf, videoOf } from './testing/fake-graph';
import type { Data } from './testing/fake-graph';
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { BUILT_SHOW, fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

const UNKNOWN = { video: null, siteSettings: { brand: 'Sahra' } };
const shows = new Set<string>();
const videos = new Map<string, Data>();
let version = 1;

/** Publishes a video under a new content version. */
const publish = (code: string, more: Data = {}): void => {
  version += 1;
  videos.set(code, videoOf(code, more));
};

let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(
    graphAnswer({
      ContentVersion: () => ({ contentVersion: version }),
      WatchPage: ({ code }, locale) => ({
        ...(code === 'inboth12'
          ? videoOf('inboth12', { title: `Title in ${locale}` })
          : (videos.get(String(code)) ?? UNKNOWN)),
        contentVersion: version,
      }),
      ShowPage: ({ slug }) => ({
        ...(shows.has(String(slug)) ? showOf(String(slug)) : { show: null }),
        contentVersion: version,
      }),
      ChannelVideoPage: ({ slug }) => ({
        contentVersion: version,
        siteSettings: { brand: 'Sahra' },
        video: null,
        channel: { slug, name: 'Padel', onAir: [{ ...(videos.get('onair123')?.['video'] as Data) }] },
      }),
    }),
  );
  // Nothing is known for any time: each request asks for the content version, and for a record that it outdates.
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url }, { recordFreshMs: 0 });
});
beforeEach(() => {
  publish('abc123');
  gateway.seen.length = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

/** Names of the operations that the site has sent. */
const asked = (): string[] =>
  gateway.seen.map(({ url }) => new URL(url, gateway.url).searchParams.get('operationName') ?? '');
const reads = (): string[] => asked().filter((name) => name !== 'ContentVersion');

describe('a filled page', () => {
  it('is not read again while nothing is published, and shows the next publish', async () => {
    const first = await site.get('/en/watch/abc123');
    expect(await site.get('/en/watch/abc123')).toMatchObject({ status: 200, text: first.text });
    expect(reads()).toEqual(['WatchPage']);
    publish('abc123', { title: 'New title' });
    const { text, headers } = await site.get('/en/watch/abc123');
    expect(text).toContain('New title');
    expect(headers['etag']).not.toBe(first.headers['etag']);
    expect(reads()).toEqual(['WatchPage', 'WatchPage']);
  });

  it('shows the next publish as soon as the content version tells of it, however fresh it is', async () => {
    const patient = await startSite(
      { releasesDir: releases.dir, gatewayUrl: gateway.url },
      { recordFreshMs: 600_000 },
    );
    await patient.get('/en/watch/abc123');
    publish('abc123', { title: 'New title' });
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    for (let ms = 600, text = ''; !text.includes('New title'); ms += 600) {
      clock.mockImplementation(() => now + ms);
      ({ text } = await patient.get('/en/watch/abc123'));
      expect(ms).toBeLessThan(60_000);
    }
    await patient.close();
    expect(reads()).toEqual(['WatchPage', 'WatchPage']);
  });

  it('is read again when an event in it begins, without a publish', async () => {
    const now = Date.now();
    publish('live123', { liveState: 'UPCOMING', startsAt: new Date(now + 10_000).toISOString() });
    await site.get('/en/watch/live123');
    videos.set('live123', videoOf('live123', { liveState: 'LIVE', startsAt: new Date(now).toISOString() }));
    expect((await site.get('/en/watch/live123')).text).toContain('"liveState":"UPCOMING"');
    jest.spyOn(Date, 'now').mockImplementation(() => now + 10_001);
    expect((await site.get('/en/watch/live123')).text).toContain('"liveState":"LIVE"');
  });

  it('is read again after half a minute, because counts are no publish', async () => {
    const now = Date.now();
    await site.get('/en/watch/abc123');
    videos.set('abc123', videoOf('abc123', { views: 12 }));
    expect((await site.get('/en/watch/abc123')).text).not.toContain('"views":12');
    jest.spyOn(Date, 'now').mockImplementation(() => now + 31_000);
    expect((await site.get('/en/watch/abc123')).text).toContain('"views":12');
  });

  it('of what is on air now is always read', async () => {
    publish('onair123', { title: 'First' });
    expect((await site.get('/en/channel/padel')).text).toContain('First');
    videos.set('onair123', videoOf('onair123', { title: 'Second' }));
    expect((await site.get('/en/channel/padel')).text).toContain('Second');
  });

  it('is filled once for all who ask at the same time, in each form of its address', async () => {
    const patient = await startSite(
      { releasesDir: releases.dir, gatewayUrl: gateway.url },
      { recordFreshMs: 60_000 },
    );
    const addresses = ['/en/watch/abc123', '/watch/abc123', '/en/watch/abc123?utm_source=x'];
    const answers = await Promise.all(
      [...addresses, ...addresses].map(async (path) => (await fetch(patient.url + path)).text()),
    );
    await patient.close();
    expect(new Set(answers).size).toBe(1);
    expect(reads()).toEqual(['WatchPage']);
  });

  it.each([
    ['chose Arabic', { cookie: 'i18n_redirected=ar' }],
    ['has a browser in Arabic', { 'accept-language': 'ar' }],
  ])(
    'is never the one of a reader who %s and asked for the address without a prefix',
    async (_who, headers) => {
      const redirect = await site.get('/watch/inboth12', headers);
      expect([redirect.status, redirect.headers['location']]).toEqual([302, '/ar/watch/inboth12']);
      const english = await site.get('/watch/inboth12', { cookie: 'i18n_redirected=en' });
      expect([
        english.status,
        english.text.includes('Title in en'),
        english.text.includes('Title in ar'),
      ]).toEqual([200, true, false]);
      expect((await site.get('/ar/watch/inboth12')).text).toContain('Title in ar');
    },
  );

  it('is the same in every encoding', async () => {
    const plain = await site.get('/ar/watch/abc123');
    const br = await site.get('/ar/watch/abc123', { 'accept-encoding': 'br, gzip' });
    const gzip = await site.get('/ar/watch/abc123', { 'accept-encoding': 'gzip' });
    expect([br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
    expect((await site.get('/ar/watch/abc123')).text).toBe(plain.text);
    expect(new Set([plain, br, gzip].map(({ headers }) => headers['etag'])).size).toBe(1);
  });

  it('is 404 once its record is gone, also while the graph is away', async () => {
    await site.get('/en/watch/abc123');
    version += 1;
    videos.delete('abc123');
    expect((await site.get('/en/watch/abc123')).status).toBe(404);
    await gateway.stop();
    expect((await site.get('/en/watch/abc123')).status).toBe(404);
    await gateway.start();
  });

  it('is served while the graph is away, marked stale, and read again after', async () => {
    await site.get('/en/watch/abc123');
    await gateway.stop();
    const away = await site.get('/en/watch/abc123');
    expect([away.status, away.headers['x-sahra-stale']]).toEqual([200, 'true']);
    await gateway.start();
    publish('abc123', { title: 'After the outage' });
    const back = await site.get('/en/watch/abc123');
    expect(back.headers['x-sahra-stale']).toBeUndefined();
    expect(back.text).toContain('After the outage');
  });

  it('is not the page of an unknown code, which is there as soon as it is published', async () => {
    for (let times = 0; times < 2; times += 1)
      expect((await site.get('/en/watch/soon1234')).status).toBe(404);
    expect(reads()).toEqual(['WatchPage']);
    publish('soon1234');
    expect((await site.get('/en/watch/soon1234')).status).toBe(200);
  });

  it('is filled again from the shell of a new release', async () => {
    const old = await startSite(
      { releasesDir: releases.dir, gatewayUrl: gateway.url },
      { recordFreshMs: 60_000 },
    );
    await old.get('/en/watch/abc123', { 'accept-encoding': 'br' });
    await releases.release('two', { watchHash: 'a'.repeat(64) });
    const { bytes } = await old.get('/en/watch/abc123', { 'accept-encoding': 'br' });
    await old.close();
    // A release of other code has shells that are filled with a plain head.
    expect(brotliDecompressSync(bytes).toString()).toContain(
      '<title data-gatsby-head="true">localhost:8000<',
    );
    await releases.release('one');
  });
});

test('a prebuilt page is not checked again while nothing is published', async () => {
  shows.add(BUILT_SHOW);
  const path = `/en/shows/${BUILT_SHOW}`;
  for (let times = 0; times < 3; times += 1) expect((await site.get(path)).status).toBe(200);
  expect(reads()).toEqual(['ShowPage']);
  shows.delete(BUILT_SHOW);
  version += 1;
  expect((await site.get(path)).status).toBe(404);
});
