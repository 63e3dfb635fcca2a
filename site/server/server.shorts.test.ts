/** @jest-environment node */
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { graphAnswer, videoOf } from './testing/fake-graph';
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
      Short: ({ code }) => {
        if (code === 'gone2345') return { siteSettings: null, video: null };
        if (code === 'away2345') return null;
        return videoOf(String(code), { kind: code === 'epis2345' ? 'EPISODE' : 'SHORT' });
      },
    }),
  );
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url }, { recordFreshMs: 0 });
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

it.each(['/en/shorts?c=abcd2345', '/ar/shorts?c=ABCD2345', '/shorts?utm_source=x&c=abcd2345'])(
  '%s shares the short that it names, and names its own page as the first',
  async (address) => {
    const { status, text } = await site.get(address);
    expect(status).toBe(200);
    expect(text).toMatch(/<meta property="og:title" content="Title of abcd2345 · Night Market · Sahra"/);
    expect(text).toMatch(
      /<meta property="og:image" content="http:\/\/localhost:8000\/uploads\/poster.webp.card.jpg"/,
    );
    expect(text).toMatch(/<link rel="canonical" href="http:\/\/localhost:8000\/(en|ar)\/watch\/abcd2345"/);
    expect(text).toContain('<main>/shorts of one');
  },
);

it.each([
  ['/en/shorts', 'no code'],
  ['/en/shorts?c=gone2345', 'an unknown code'],
  ['/en/shorts?c=epis2345', 'a video that is no short'],
  ['/en/shorts?c=away2345', 'a graph that fails'],
  ['/en/shorts?c=%3Cscript%3E', 'what is no code'],
])('%s is the page as built: %s', async (address) => {
  const { status, text } = await site.get(address);
  expect(status).toBe(200);
  expect(text).toContain('<main>/shorts of one in en</main>');
  expect(text).not.toContain('og:title');
});
