/** @jest-environment node */
import { readlink } from 'node:fs/promises';
import { join } from 'node:path';

import { graphAnswer, videoOf } from './testing/fake-graph';
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

const GONE = { f00d: 'query Rating { shows(first: 1) { nodes { rating } } }' };
const OLD_WATCH = { 'old-watch': 'query WatchPage($code: String!) { video(code: $code) { code title } }' };

let gateway: FakeUpstream;
let releases: FixtureReleases;
let site: RunningSite;

beforeEach(async () => {
  gateway = await fakeUpstream(graphAnswer({ WatchPage: () => ({ video: videoOf('abc123')['video'] }) }));
  releases = await fixtureReleases();
});
afterEach(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});
const start = async (): Promise<void> => {
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url });
};
const health = async () => JSON.parse((await site.get('/health')).text) as object;

it('serves the pages and shells of the code before until a new release is whole', async () => {
  await releases.release('old', { operations: OLD_WATCH, watchHash: 'old-watch' });
  await start();
  expect((await site.get('/en/faq')).text).toContain('/faq of old');
  const watch = await site.get('/en/watch/abc123');
  expect(watch.status).toBe(200);
  // The old page script finds its record; the head lacks the fields that the old operation did not select.
  expect(watch.text).toContain('"page":"watch","key":"abc123"');
  expect(watch.text).toContain('<title data-gatsby-head="true">localhost:8000</title>');
  expect(gateway.seen.at(-1)?.url).toContain('old-watch');
  expect(await readlink(join(releases.dir, 'served'))).toBe('old');

  await releases.release('new');
  expect((await site.get('/en/faq')).text).toContain('/faq of new');
  expect(JSON.parse((await site.get('/builds/latest.json')).text)).toEqual({ id: 'new' });
  expect(await readlink(join(releases.dir, 'served'))).toBe('new');
});

it('says why it waits when the graph no longer answers an old release', async () => {
  await releases.release('old', { operations: GONE });
  await start();
  expect((await site.get('/en/faq')).status).toBe(503);
  expect((await site.get('/ready')).status).toBe(503);
  expect(await health()).toMatchObject({
    release: null,
    refused: { id: 'old', reason: expect.stringContaining('operation Rating') as string },
  });
  await releases.release('new');
  expect((await site.get('/en/faq')).text).toContain('/faq of new');
  expect(await health()).toMatchObject({ release: 'new', refused: null });
});

it('keeps what it serves when a build of other code follows that it cannot serve', async () => {
  await releases.release('old');
  await start();
  await releases.release('new', { contract: 99 });
  expect((await site.get('/en/faq')).text).toContain('/faq of old');
  expect(await health()).toMatchObject({ release: 'old', refused: { id: 'new' } });
});

it('gives nobody the operations of a release, nor files of one that is being made', async () => {
  await releases.release('old');
  await start();
  for (const path of ['/operations.json', '/release.json', '/operations%2Ejson'])
    expect((await site.get(path)).status).toBe(404);
});
