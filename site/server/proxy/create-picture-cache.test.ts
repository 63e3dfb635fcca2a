import { fakeUpstream } from '../testing/fake-upstream';
import type { FakeUpstream } from '../testing/fake-upstream';
import { fixtureReleases } from '../testing/fixture-release';
import type { FixtureReleases } from '../testing/fixture-release';
import { startSite } from '../testing/start-site';
import type { RunningSite } from '../testing/start-site';

/** @jest-environment node */

const CHANGED = 'Sat, 21 Nov 2026 12:00:00 GMT';
const PICTURE = Buffer.from([0, 1, 2, 253, 254, 255]);

let releases: FixtureReleases;
let cms: FakeUpstream;
let site: RunningSite;
let standsStill: boolean;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
});
afterAll(() => releases.remove());

beforeEach(async () => {
  standsStill = false;
  cms = await fakeUpstream(({ url, headers }, response) => {
    if (standsStill) return;
    if (url.includes('nosuch')) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('cache-control', 'public, max-age=0, stale-while-revalidate=60, stale-if-error=60');
    response.setHeader('last-modified', CHANGED);
    response.setHeader('x-request-id', 'of-the-cms');
    response.setHeader('content-type', 'image/webp');
    if (headers['if-modified-since'] === CHANGED) response.writeHead(304).end();
    else response.end(PICTURE);
  });
  site = await startSite({ releasesDir: releases.dir, cmsUrl: cms.url, upstreamDeadlineMs: 300 });
});
afterEach(async () => {
  await site.close();
  await cms.stop();
});

describe('while the cms is away', () => {
  it('a picture that somebody has seen is there, whole', async () => {
    await site.get('/uploads/seen.webp');
    await cms.stop();
    const { status, headers, bytes } = await site.get('/uploads/seen.webp', { 'x-request-id': 'mine' });
    expect([status, headers['content-type'], headers['x-request-id']]).toEqual([200, 'image/webp', 'mine']);
    expect(bytes).toEqual(PICTURE);
    expect(headers).not.toHaveProperty('age');
  });

  it('a browser that asks whether its own is still good gets a yes, without the bytes', async () => {
    await site.get('/uploads/seen.webp');
    await cms.stop();
    const { status, bytes, headers } = await site.get('/uploads/seen.webp', { 'if-modified-since': CHANGED });
    expect([status, bytes.length, headers['cache-control']]).toEqual([
      304,
      0,
      expect.stringContaining('max-age'),
    ]);
  });

  it('a browser that insists on a new one has the one there is', async () => {
    await site.get('/uploads/seen.webp');
    await cms.stop();
    const { status, bytes } = await site.get('/uploads/seen.webp', {
      'cache-control': 'no-cache',
      pragma: 'no-cache',
    });
    expect([status, bytes]).toEqual([200, PICTURE]);
  });

  it('one that nobody has seen is refused, and not kept so', async () => {
    await cms.stop();
    expect((await site.get('/uploads/new.webp')).status).toBe(503);
    await cms.start();
    expect((await site.get('/uploads/new.webp')).status).toBe(200);
  });
});

it('a cms that stands still delays no picture that somebody has seen, and none longer than the deadline', async () => {
  await site.get('/uploads/seen.webp');
  standsStill = true;
  expect((await site.get('/uploads/seen.webp')).status).toBe(200);
  expect((await site.get('/uploads/new.webp')).status).toBe(504);
});

it('a picture that was taken away is gone once the cms was asked again', async () => {
  expect((await site.get('/uploads/nosuch.webp')).status).toBe(404);
  expect((await site.get('/uploads/nosuch.webp')).status).toBe(404);
  expect(cms.seen).toHaveLength(2);
});
