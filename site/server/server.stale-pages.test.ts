/** @jest-environment node */
import { graphAnswer, videoOf } from './testing/fake-graph';
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

const VERSION = 7;
const PAGE = '/en/watch/abc123';

let title: string;
let stale: boolean;
let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  const answer = graphAnswer(
    {
      ContentVersion: () => ({ contentVersion: VERSION }),
      WatchPage: ({ code }) => ({ ...videoOf(String(code), { title }), contentVersion: VERSION }),
    },
    (operation) => stale && operation === 'WatchPage',
  );
  gateway = await fakeUpstream(answer);
});
beforeEach(async () => {
  title = 'Old title';
  stale = false;
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url });
  gateway.seen.length = 0;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
});
afterAll(async () => {
  await gateway.stop();
  await releases.remove();
});

/** Sets the clock forward. */
const pass = (ms: number): void => {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
};
const reads = (): number => gateway.seen.filter(({ url }) => url.includes('operationName=WatchPage')).length;
const staleOf = async (): Promise<unknown> => (await site.get(PAGE)).headers['x-sahra-stale'];

describe('a page from stale data', () => {
  it('is marked, and read again soon although nothing is published', async () => {
    stale = true;
    expect([await staleOf(), await staleOf(), reads()]).toEqual(['true', 'true', 1]);
    stale = false;
    title = 'New title';
    pass(2001);
    const { headers, text } = await site.get(PAGE);
    expect([headers['x-sahra-stale'], text.includes('New title')]).toEqual([undefined, true]);
  });

  it('tells its script to read it again', async () => {
    stale = true;
    expect((await site.get(PAGE)).text).toContain('"contentVersion":null');
    stale = false;
    pass(2001);
    expect((await site.get(PAGE)).text).toContain(`"contentVersion":${VERSION}`);
  });
});
