/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';

import { BUILT_ROUTES } from '../address/route-table';
import { channelOf, graphAnswer, showOf, sportOf, textOf, videoOf } from '../testing/fake-graph';
import { fakeUpstream } from '../testing/fake-upstream';
import type { FakeUpstream } from '../testing/fake-upstream';
import { fixtureReleases } from '../testing/fixture-release';
import type { FixtureReleases } from '../testing/fixture-release';
import { startSite } from '../testing/start-site';
import type { RunningSite } from '../testing/start-site';
import { ENTRIES_PER_FILE, sitemapIndex } from './sitemap-xml';

const CODES = Array.from({ length: 120 }, (_, at) => `code${String(at).padStart(3, '0')}`);
const CHANGED = { en: '2026-11-01T10:00:00.000Z', ar: '2026-11-05T10:00:00.000Z' };
const page = (nodes: object[], first: number, after: unknown) => {
  const from = Number(after ?? 0);
  return {
    nodes: nodes.slice(from, from + first),
    pageInfo: { hasNextPage: from + first < nodes.length, endCursor: String(from + first) },
  };
};

let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(
    graphAnswer({
      SitemapShows: ({ first, after }, locale) => ({
        shows: page(
          [
            { slug: 'night-market', updatedAt: CHANGED[locale === 'ar' ? 'ar' : 'en'] },
            { slug: 'dunes', updatedAt: CHANGED.en },
          ],
          Number(first),
          after,
        ),
      }),
      SitemapSports: ({ first, after }) => ({
        sports: page([{ slug: 'football' }], Number(first), after),
      }),
      SitemapChannels: ({ first, after }) => ({
        channels: page([{ slug: 'smashi-gaming' }], Number(first), after),
      }),
      SitemapPages: ({ first, after }) => ({
        pages: page([{ slug: 'about' }, { slug: 'press' }], Number(first), after),
      }),
      SitemapVideos: ({ first, after }) => ({
        videos: page(
          CODES.map((code) => ({ code, updatedAt: CHANGED.en })),
          Number(first),
          after,
        ),
      }),
      SitemapSchedule: ({ first, after }) => ({
        schedule: page([{ code: 'final' }, { code: 'replay' }], Number(first), after),
      }),
      ScheduleEntryPage: ({ code }) => ({
        contentVersion: 1,
        siteSettings: { brand: 'Sahra' },
        scheduleEntry: {
          code,
          title: 'Final',
          language: 'EN',
          startsAt: '2026-11-23T20:00:00.000Z',
          endsAt: '2026-11-23T22:00:00.000Z',
          live: true,
          thumbnail: null,
          channel: null,
          video: null,
        },
      }),
      WatchPage: ({ code }) => videoOf(String(code)),
      ShowPage: ({ slug }) => showOf(String(slug)),
      SportPage: ({ slug }) => sportOf(String(slug)),
      ChannelPage: ({ slug }) =>
        slug === 'smashi-gaming' ? channelOf('smashi-gaming') : textOf(String(slug)),
    }),
  );
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url }, { sitemapFreshMs: 1 });
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

const all = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([, found]) => found ?? '');
const locations = (xml: string) => all(xml, /<loc>([^<]+)<\/loc>/g);
const pathOf = (url: string) => new URL(url).pathname;

it('names every indexable page and record in both languages, closed under its alternates', async () => {
  const index = await site.get('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  const files = await Promise.all(locations(index.text).map((file) => site.get(pathOf(file))));
  expect(files.map(({ status }) => status)).toEqual([200, 200]);
  const listed = new Set(files.flatMap(({ text }) => locations(text)));
  const pages = BUILT_ROUTES.filter(({ index, kind }) => index && kind === 'static');
  expect(listed.size).toBe(2 * (pages.length + CODES.length + 2 + 1 + 1 + 2 + 2));
  expect(listed).toContain('http://localhost:8000/ar/press');
  expect(listed).toContain('http://localhost:8000/ar/faq');
  expect(listed).toContain('http://localhost:8000/ar/sports/football');
  expect(listed).toContain('http://localhost:8000/ar/watch/code119');
  expect(listed).toContain('http://localhost:8000/ar/schedule/final');
  for (const private_ of ['/en/auth/login', '/en/test', '/faq']) {
    expect(listed).not.toContain(`http://localhost:8000${private_}`);
  }
  for (const { text } of files) {
    const alternates = all(text, /hreflang="[^"]+" href="([^"]+)"/g);
    expect(alternates.length).toBeGreaterThan(locations(text).length);
    for (const alternate of alternates) expect(listed).toContain(alternate);
  }
});

it('says when the record of an address last changed in its language, and names no film that engines cannot read', async () => {
  for (const locale of ['en', 'ar'] as const) {
    const { text } = await site.get(`/sitemap-${locale}-1.xml`);
    const urls = all(text, /<url>(.*?)<\/url>/g);
    const changeOf = (path: string) =>
      all(
        urls.find((url) => url.includes(`<loc>http://localhost:8000/${locale}${path}</loc>`)) ?? '',
        /<lastmod>([^<]+)</g,
      );
    expect(changeOf('/shows/night-market')).toEqual([CHANGED[locale]]);
    expect(changeOf('/shows/dunes')).toEqual([CHANGED.en]);
    expect(changeOf('/watch/code119')).toEqual([CHANGED.en]);
    expect(changeOf('/faq')).toEqual([]);
    expect(text).not.toContain('<video:');
  }
});

it('links each address to its other language, which links back', async () => {
  const files = await Promise.all(['/sitemap-en-1.xml', '/sitemap-ar-1.xml'].map((file) => site.get(file)));
  const setOf = (url: string): string =>
    [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
      .map((found) => `${found[1]} ${found[2]}`)
      .join('\n');
  const sets = new Map(
    files.flatMap(({ text }) =>
      all(text, /<url>(.*?)<\/url>/g).map((url) => [locations(url)[0] ?? '', setOf(url)] as const),
    ),
  );
  expect(sets.size).toBeGreaterThan(2 * CODES.length);
  const unlike = [...sets].filter(
    ([url, set]) =>
      set.split('\n').length !== 3 ||
      !set.includes(` ${url}`) ||
      set.split('\n').some((line) => sets.get(line.split(' ')[1] ?? '') !== set),
  );
  expect(unlike).toEqual([]);
});

it('names only addresses that answer 200 as they stand', async () => {
  const files = await Promise.all(['/sitemap-en-1.xml', '/sitemap-ar-1.xml'].map((file) => site.get(file)));
  const urls = files.flatMap(({ text }) => locations(text));
  expect(urls.length).toBeGreaterThan(CODES.length);
  for (const url of urls) {
    expect([url, (await site.get(pathOf(url))).status]).toEqual([url, 200]);
  }
});

it('keeps the last list while the graph is away', async () => {
  const before = await site.get('/sitemap-ar-1.xml');
  await gateway.stop();
  const during = await site.get('/sitemap-ar-1.xml');
  await gateway.start();
  expect([during.status, during.text]).toEqual([200, before.text]);
});

it('is compressed, and is not sent again to a crawler that has it', async () => {
  for (const path of ['/sitemap.xml', '/sitemap-ar-1.xml']) {
    const plain = await site.get(path);
    const br = await site.get(path, { 'accept-encoding': 'br' });
    expect([br.headers['content-encoding'], br.headers['vary']]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
    const again = await site.get(path, { 'if-none-match': String(br.headers['etag']) });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', plain.headers['etag']]);
  }
});

it('has no page beyond its end, and says 503 when it never had a list', async () => {
  expect((await site.get('/sitemap-en-2.xml')).status).toBe(404);
  const fresh = await startSite({ releasesDir: releases.dir });
  const answer = await fresh.get('/sitemap.xml');
  await fresh.close();
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '60']);
});

it('divides a large catalogue', () => {
  const files = locations(sitemapIndex(2 * ENTRIES_PER_FILE + 1, 'https://sahra.example'));
  expect(files).toHaveLength(6);
  expect(files[2]).toBe('https://sahra.example/sitemap-en-3.xml');
});

it('is named by robots.txt, which keeps crawlers from machinery only', async () => {
  const { text } = await site.get('/robots.txt');
  expect(text).toContain('Sitemap: http://localhost:8000/sitemap.xml');
  expect(text.match(/^Disallow: .*$/gm)).toEqual([
    'Disallow: /api/',
    'Disallow: /graphql',
    'Disallow: /media/',
  ]);
  expect(text).toContain('Allow: /media/*/audio.m4a');
});
