/** @jest-environment node */
import { graphAnswer } from '../testing/fake-graph';
import { fakeUpstream } from '../testing/fake-upstream';
import type { FakeUpstream } from '../testing/fake-upstream';
import { fixtureReleases } from '../testing/fixture-release';
import type { FixtureReleases } from '../testing/fixture-release';
import { startSite } from '../testing/start-site';
import type { RunningSite } from '../testing/start-site';

const VIDEOS = [
  { code: 'new1', title: 'New', description: '', publishedAt: '2026-11-02T10:00:00.000Z', thumbnail: null },
];

let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(
    graphAnswer({
      ChannelFeed: ({ slug }, locale) => ({
        siteSettings: { brand: 'Sahra' },
        channel:
          slug === 'padel'
            ? {
                slug,
                name: locale === 'ar' ? 'البادل' : 'Padel',
                description: '',
                videos: { nodes: VIDEOS },
              }
            : null,
      }),
    }),
  );
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url }, { recordFreshMs: 1 });
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

it('lists the newest videos of a channel in its language', async () => {
  const { status, headers, text } = await site.get('/ar/padel/feed.xml');
  expect([status, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
  expect(text).toContain('<title>البادل · Sahra</title>');
  expect(text).toContain('<link>http://localhost:8000/ar/watch/new1</link>');
});

it('answers 304 to a reader that has it', async () => {
  const { headers } = await site.get('/en/padel/feed.xml');
  const again = await site.get('/en/padel/feed.xml', { 'if-none-match': String(headers['etag']) });
  expect([again.status, again.text]).toEqual([304, '']);
});

it('knows no feed of a channel that does not exist', async () => {
  expect((await site.get('/en/unknown/feed.xml')).status).toBe(404);
});

it('sends the address without a language to the English feed', async () => {
  const { status, headers } = await site.get('/padel/feed.xml');
  expect([status, headers['location']]).toEqual([301, '/en/padel/feed.xml']);
});

it('keeps the last feed while the graph is away, and says 503 without one', async () => {
  const before = await site.get('/en/padel/feed.xml');
  await gateway.stop();
  const during = await site.get('/en/padel/feed.xml');
  const never = await site.get('/en/never/feed.xml');
  await gateway.start();
  expect([during.status, during.text]).toEqual([200, before.text]);
  expect([never.status, never.headers['retry-after']]).toEqual([503, '5']);
});
