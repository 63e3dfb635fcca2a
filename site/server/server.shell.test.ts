/** @jest-environment node */
import { graphAnswer, videoOf } from './testing/fake-graph';
import type { Data } from './testing/fake-graph';
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { BUILT_SHOW, fixtureReleases, WATCH_HASH } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

const ATTACK = `</script><script>alert(1)</script>"'><img onerror=alert(1)> & \u2028\u2029 $& %%sahra:poster%%`;
const videos: Record<string, Data> = {
  abc123: videoOf('abc123', { premium: true }),
  attack1: videoOf('attack1', { title: ATTACK, description: ATTACK }),
  live123: videoOf('live123', {
    live: true,
    liveState: 'UPCOMING',
    recorded: false,
    startsAt: '2026-12-01T18:00:00.000Z',
    endsAt: '2026-12-01T20:00:00.000Z',
  }),
  sharp123: videoOf('sharp123', {
    thumbnail: {
      url: '/uploads/poster.webp',
      alt: 'A lit alley',
      width: 1280,
      height: 720,
      renditions: [{ url: '/uploads/poster.avif', width: 1280, height: 720, mimeType: 'image/avif' }],
    },
  }),
  bare123: videoOf('bare123', { thumbnail: null, show: null }),
};

let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(
    graphAnswer({
      WatchPage: ({ code }) => videos[String(code)] ?? { video: null, siteSettings: { brand: 'Sahra' } },
    }),
  );
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url }, { recordFreshMs: 0 });
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

const recordText = (html: string): string =>
  /<script type="application\/json" id="sahra-record">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
const recordIn = (html: string): unknown => JSON.parse(recordText(html));

describe('a watch page', () => {
  it('asks the graph by the hash of the release, in the language of the address', async () => {
    gateway.seen.length = 0;
    await site.get('/ar/watch/abc123');
    const [asked] = gateway.seen;
    const query = new URL(asked?.url ?? '', gateway.url).searchParams;
    expect(asked?.headers['x-localization']).toBe('ar');
    expect(JSON.parse(query.get('extensions') ?? '')).toEqual({
      persistedQuery: { version: 1, sha256Hash: WATCH_HASH },
    });
    expect(JSON.parse(query.get('variables') ?? '')).toEqual({ code: 'abc123' });
    expect(query.has('query')).toBe(false);
  });

  it('shows what begins it where anybody may begin it', async () => {
    expect((await site.get('/watch/sharp123')).text).toContain('<button >Play</button>');
    for (const code of ['abc123', 'live123'])
      expect((await site.get(`/watch/${code}`)).text).toContain('<button hidden>Play</button>');
  });

  it('carries title, description, share cards and addresses in the served HTML', async () => {
    const { text, status } = await site.get('/watch/abc123');
    expect(status).toBe(200);
    const tag = (start: string) => new RegExp(`<${start}[^>]*>`).exec(text)?.[0] ?? '';
    expect(text).toMatch(/<title[^>]*>Title of abc123 · Night Market · Sahra<\/title>/);
    expect(tag('meta name="description"')).toContain('content="What happens in abc123"');
    expect(tag('meta property="og:title"')).toContain('Title of abc123');
    expect(tag('meta property="og:image"')).toContain(
      'content="http://localhost:8000/uploads/poster.webp.card.jpg"',
    );
    expect(tag('meta name="twitter:card"')).toContain('summary_large_image');
    expect(tag('link rel="canonical"')).toContain('href="http://localhost:8000/en/watch/abc123"');
    expect(tag('link rel="alternate" hreflang="ar"')).toContain(
      'href="http://localhost:8000/ar/watch/abc123"',
    );
    expect(tag('link rel="alternate" hreflang="x-default"')).toContain('/en/watch/abc123');
    expect(tag('link rel="preload" as="image"')).toContain('href="/uploads/poster.webp"');
    expect(text).toContain('<picture><img src="/uploads/poster.webp" alt="A lit alley"></picture>');
    expect(text).toContain('"isAccessibleForFree":false');
    expect(text).not.toContain('sahra:');
  });

  it('loads the encoding that the page will show, and asks for it in the head', async () => {
    const { text } = await site.get('/watch/sharp123');
    expect(text).toMatch(
      /<link rel="preload" as="image" type="image\/avif" imagesrcset="\/uploads\/poster.avif 1280w"/,
    );
    expect(text).toMatch(
      /<picture><source type="image\/avif" srcset="\/uploads\/poster.avif 1280w" sizes="[^"]+"><img/,
    );
  });

  it('describes the video, the live event and the way to it for search engines', async () => {
    const { text } = await site.get('/ar/watch/live123');
    const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1] ?? '';
    const at = 'http://localhost:8000/ar';
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'VideoObject',
          url: `${at}/watch/live123`,
          thumbnailUrl: 'http://localhost:8000/uploads/poster.webp',
          isAccessibleForFree: true,
          publication: {
            '@type': 'BroadcastEvent',
            isLiveBroadcast: true,
            startDate: '2026-12-01T18:00:00.000Z',
            endDate: '2026-12-01T20:00:00.000Z',
          },
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Sahra', item: at },
            { position: 2, name: 'Night Market', item: `${at}/shows/night-market` },
            { position: 3, name: 'Title of live123', item: `${at}/watch/live123` },
          ],
        },
      ],
    });
  });

  it('hands the answer of the graph to the page as it came', async () => {
    const { text } = await site.get('/ar/watch/abc123');
    expect(recordIn(text)).toEqual({ page: 'watch', key: 'abc123', locale: 'ar', data: videos['abc123'] });
  });

  it('writes hostile text as text, and its marks and patterns unreplaced', async () => {
    const { text } = await site.get('/watch/attack1');
    const executable = [...text.matchAll(/<script(?![^>]*type="application\/)[^>]*>/g)];
    expect(executable).toHaveLength(2);
    expect(text).not.toMatch(/<img onerror|<script>alert/);
    expect(recordText(text)).not.toMatch(/[<\u2028\u2029]/);
    const record = recordIn(text) as { data: { video: { title: string } } };
    expect(record.data.video.title).toBe(ATTACK);
    expect(text).toContain('<h1>&lt;/script&gt;');
    expect(text).toMatch(/\$&amp; %%sahra:poster%%/);
  });

  it('has a first paint also without a picture', async () => {
    const { text } = await site.get('/watch/bare123');
    expect(text).toContain('<img src="/images/no-poster.svg" alt="">');
    expect(text).not.toContain('rel="preload"');
  });

  it('allows exactly its inline scripts, and no other', async () => {
    const { headers } = await site.get('/watch/attack1');
    const policy = String(headers['content-security-policy']);
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('answers 304 to a reader who has it, and the whole page when the record changed', async () => {
    const first = await site.get('/en/watch/bare123');
    const etag = String(first.headers['etag']);
    expect((await site.get('/en/watch/bare123', { 'if-none-match': etag })).status).toBe(304);
    videos['bare123'] = videoOf('bare123', { title: 'New title' });
    const again = await site.get('/en/watch/bare123', { 'if-none-match': etag });
    expect([again.status, again.text.includes('New title')]).toEqual([200, true]);
  });

  it('answers 404 for an unknown code without asking for what cannot be a code', async () => {
    expect((await site.get('/watch/zzz999')).headers['x-sahra-error']).toBe('Page Not Found: /watch/zzz999');
    gateway.seen.length = 0;
    expect((await site.get('/watch/x')).status).toBe(404);
    expect(gateway.seen).toHaveLength(0);
  });
});

describe('while the graph is away', () => {
  beforeAll(async () => {
    await site.get('/ar/watch/abc123');
    await site.get('/watch/zzz999');
    await gateway.stop();
  });
  afterAll(() => gateway.start());

  it('serves the last good copy, marked stale', async () => {
    const answer = await site.get('/ar/watch/abc123');
    expect(answer.status).toBe(200);
    expect(answer.headers['x-sahra-stale']).toBe('true');
    expect(answer.headers['warning']).toMatch(/^110 /);
    expect(answer.text).toContain('Title of abc123');
  });

  it('says 503 in the language of the address for what it never read', async () => {
    const answer = await site.get('/ar/watch/never12');
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(answer.text).toContain('<html lang="ar"');
  });

  it('still knows what was unknown, and serves prebuilt pages unchecked', async () => {
    expect((await site.get('/watch/zzz999')).status).toBe(404);
    expect((await site.get(`/en/shows/${BUILT_SHOW}`)).status).toBe(200);
    expect((await site.get('/ar/faq')).status).toBe(200);
  });
});

it('reads again once the graph is back', async () => {
  const answer = await site.get('/ar/watch/abc123');
  expect([answer.status, answer.headers['x-sahra-stale']]).toEqual([200, undefined]);
});
