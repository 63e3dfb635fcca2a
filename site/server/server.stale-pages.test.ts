/** @jest-environment node */
import { graphAnswer, videoOf } from './testing/fake-graph';
import { fakeUpstream } from './testing/fake-upstream';
import type { Answer, FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

const VERSION = 7;
const PAGE = '/en/watch/abc123';

let title: string;
let stale: boolean;
/** Replaces the answer of the fake graph. */
let instead: Answer | null;
let releases: FixtureReleases;
let answer: Answer;
let gateway: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  answer = graphAnswer(
    {
      ContentVersion: () => ({ contentVersion: VERSION }),
      WatchPage: ({ code }) => ({ ...videoOf(String(code), { title }), contentVersion: VERSION }),
    },
    (operation) => stale && operation === 'WatchPage',
  );
  gateway = await fakeUpstream((request, response) => (instead ?? answer)(request, response));
});
beforeEach(async () => {
  title = 'Old title';
  stale = false;
  instead = null;
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
const isRead = (url: string): boolean => url.includes('operationName=WatchPage');
const reads = (): number => gateway.seen.filter(({ url }) => isRead(url)).length;
const staleOf = async (path = PAGE): Promise<unknown> => (await site.get(path)).headers['x-sahra-stale'];

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

describe('while the graph hangs', () => {
  it('a page is served stale, and the graph has a rest of two seconds from when it failed', async () => {
    await site.get(PAGE);
    pass(31_000);
    instead = ({ url }, response) => {
      if (isRead(url)) pass(4000);
      response.destroy();
    };
    expect([await staleOf(), reads()]).toEqual(['true', 2]);
    expect([await staleOf(), reads()]).toEqual(['true', 2]);
    pass(2001);
    expect([await staleOf(), reads()]).toEqual(['true', 3]);
  });

  it('the other pages that were read before do not wait for its deadline', async () => {
    const other = '/en/watch/other123';
    await site.get(PAGE);
    await site.get(other);
    pass(31_000);
    instead = (_request, response) => response.destroy();
    await site.get(PAGE);
    const unanswered: Parameters<Answer>[] = [];
    instead = (...call) => unanswered.push(call);
    expect(await staleOf(other)).toBe('true');
    instead = null;
    for (const call of unanswered) answer(...call);
    while ((await staleOf(other)) === 'true');
    // The answer is the one of the request that the page did not wait for.
    expect(reads()).toBe(4);
  });
});
