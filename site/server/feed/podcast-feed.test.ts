/** @jest-environment node */
import { Readable } from 'node:stream';

import FeedParser from 'feedparser';
import Parser from 'rss-parser';

import { graphAnswer } from '../testing/fake-graph';
import { fakeUpstream } from '../testing/fake-upstream';
import type { FakeUpstream } from '../testing/fake-upstream';
import { fixtureReleases } from '../testing/fixture-release';
import type { FixtureReleases } from '../testing/fixture-release';
import { startSite } from '../testing/start-site';
import type { RunningSite } from '../testing/start-site';

const BYTES = 745_123;
const TITLES = { en: 'Unmuted & <loud>', ar: 'خارج الصمت' };

/** Signed addresses change every ten minutes. */
let token = '1-token';
const playbackOf = (code: string) => ({
  stream: code === 'premium1' ? null : { url: `/media/${token}/${code}/master.m3u8` },
});
const episode = (code: string, episodeNumber: number) => ({
  code,
  title: `Episode ${episodeNumber}`,
  description: episodeNumber === 2 ? 'A "quoted" text' : '',
  publishedAt: `2026-11-0${episodeNumber}T10:00:00.000Z`,
  durationSeconds: 240,
  episodeNumber,
  seasonNumber: null,
  thumbnail: { url: '/uploads/still.webp' },
  playback: playbackOf(code),
});

let releases: FixtureReleases;
let gateway: FakeUpstream;
let media: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(
    graphAnswer({
      PodcastFeed: ({ slug }, locale) => ({
        siteSettings: { brand: 'Sahra', contactEmail: 'hello@sahra.example' },
        show:
          slug === 'unmuted'
            ? {
                slug,
                title: TITLES[locale === 'ar' ? 'ar' : 'en'],
                description: 'About it',
                poster: { url: '/uploads/poster.webp' },
              }
            : null,
        videos: { nodes: [episode('newest02', 2), episode('silent01', 3), episode('oldest01', 1)] },
      }),
      EpisodeSound: ({ code }) => ({
        video:
          code === 'unknown1'
            ? null
            : {
                show: { kind: code === 'series01' ? 'SERIES' : 'PODCAST' },
                playback: playbackOf(String(code)),
              },
      }),
    }),
  );
  media = await fakeUpstream(({ url }, response) => {
    if (url.includes('silent01')) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'audio/x-m4a', 'content-length': BYTES }).end();
  });
  site = await startSite(
    { releasesDir: releases.dir, gatewayUrl: gateway.url, mediaUrl: media.url },
    { recordFreshMs: 1 },
  );
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await media.stop();
  await releases.remove();
});

const parsedByFeedparser = async (xml: string) => {
  const parser = Readable.from([xml]).pipe(new FeedParser({}));
  const items: FeedParser.Item[] = [];
  for await (const item of parser) items.push(item);
  return { meta: parser.meta, items };
};

it.each(['en', 'ar'] as const)('a podcast has a feed in %s that rss-parser reads', async (locale) => {
  const { status, headers, text } = await site.get(`/${locale}/shows/unmuted/feed.xml`);
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  const feed = await new Parser().parseString(text);
  expect(feed).toMatchObject({
    title: TITLES[locale],
    link: `http://localhost:8000/${locale}/shows/unmuted`,
    language: locale,
    itunes: {
      author: 'Sahra',
      explicit: 'false',
      image: 'http://localhost:8000/uploads/poster.webp.cover.jpg',
      owner: { name: 'Sahra', email: 'hello@sahra.example' },
    },
  });
  expect(feed.items).toMatchObject([
    {
      title: 'Episode 2',
      guid: 'http://localhost:8000/watch/newest02',
      isoDate: '2026-11-02T10:00:00.000Z',
      content: 'A "quoted" text',
      enclosure: {
        url: 'http://localhost:8000/watch/newest02.m4a',
        length: String(BYTES),
        type: 'audio/x-m4a',
      },
      itunes: { duration: '240', episode: '2' },
    },
    { title: 'Episode 1', content: 'Episode 1' },
  ]);
});

it('feedparser reads the same', async () => {
  const { text } = await site.get('/en/shows/unmuted/feed.xml');
  const { meta, items } = await parsedByFeedparser(text);
  expect([meta.title, meta.language, items.length]).toEqual([TITLES.en, 'en', 2]);
  expect(items[0]?.enclosures).toMatchObject([
    { url: 'http://localhost:8000/watch/newest02.m4a', type: 'audio/x-m4a', length: String(BYTES) },
  ]);
  expect(items[0]?.guid).toBe('http://localhost:8000/watch/newest02');
});

it('names the podcast in the same way as long as its address stays', async () => {
  const guidIn = async (locale: string) =>
    /<podcast:guid>([^<]+)</.exec((await site.get(`/${locale}/shows/unmuted/feed.xml`)).text)?.[1];
  expect(await guidIn('en')).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(await guidIn('en')).toBe(await guidIn('en'));
  expect(await guidIn('ar')).not.toBe(await guidIn('en'));
});

it('an episode leads to its sound, for players that ask for it in parts too', async () => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { status, headers } = await site.send({ method, path: '/watch/newest02.m4a' });
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      302,
      'http://localhost:8000/media/1-token/newest02/audio.m4a',
      'no-store',
    ]);
  }
});

it.each([
  ['a show that is no podcast', '/en/shows/dunes/feed.xml'],
  ['a video of a series', '/watch/series01.m4a'],
  ['an unknown video', '/watch/unknown1.m4a'],
  ['an episode that is not for everybody', '/watch/premium1.m4a'],
])('%s has none', async (_, path) => {
  expect((await site.get(path)).status).toBe(404);
});

it('while media is away the last feed is served, so that no episode vanishes', async () => {
  const before = await site.get('/en/shows/unmuted/feed.xml');
  token = '2-token';
  await media.stop();
  const during = await site.get('/en/shows/unmuted/feed.xml');
  await media.start();
  token = '1-token';
  expect([during.status, during.text]).toEqual([200, before.text]);
  const fresh = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url });
  const without = await fresh.get('/en/shows/unmuted/feed.xml');
  await fresh.close();
  expect([before.status, without.status, without.headers['retry-after']]).toEqual([200, 503, '5']);
});

it('sends the address without a language to the English feed', async () => {
  const { status, headers } = await site.get('/shows/unmuted/feed.xml');
  expect([status, headers['location']]).toEqual([301, '/en/shows/unmuted/feed.xml']);
});
