/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';

import { graphAnswer, videoOf } from './testing/fake-graph';
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite, SiteAnswer } from './testing/start-site';

const PACKED = { 'accept-encoding': 'gzip, deflate, br' };

let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;
let log = '';

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(
    graphAnswer({
      ContentVersion: () => ({ contentVersion: 1 }),
      WatchPage: ({ code }) => (code === 'gone1234' ? { video: null } : videoOf(String(code))),
    }),
  );
  site = await startSite(
    {
      releasesDir: releases.dir,
      gatewayUrl: gateway.url,
      logLevel: 'info',
      publicUrl: 'https://sahra.example',
      thirdParties: [{ name: 'tagManager', id: 'GTM-1', script: 'https://www.googletagmanager.com/gtm.js' }],
    },
    // Within this time nothing is asked again.
    { recordFreshMs: 600_000, logStream: { write: (line) => void (log += line) } },
  );
});
beforeEach(() => {
  log = '';
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

interface Line {
  msg: string;
  reqId: string;
  req?: { method: string; path: string; ip: string };
  res?: { statusCode: number };
}

const lines = (): Line[] =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

/** Whether the last response came from memory: one line tells both request and response. */
const isFromMemory = (): boolean => lines().some(({ req, res }) => req && res);

/** Headers that do not differ between two responses with the same meaning. */
const steady = ({ headers }: SiteAnswer) => {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return others;
};

describe.each(['/en/faq', '/ar/faq', '/en/watch/abc123', '/ar/watch/abc123'])('%s', (path) => {
  let first: SiteAnswer;
  beforeAll(async () => {
    first = await site.get(path, PACKED);
  });

  it('is sent from memory with the headers and the bytes of its first response', async () => {
    const again = await site.get(path, PACKED);
    expect(isFromMemory()).toBe(true);
    expect([again.status, steady(again)]).toEqual([200, steady(first)]);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(again.headers['content-security-policy']).toContain('https://www.googletagmanager.com');
    expect(again.headers['strict-transport-security']).toBeDefined();
  });

  it('answers 304 to a reader who has it, with the same headers from memory and without', async () => {
    const condition = { ...PACKED, 'if-none-match': `"other", ${String(first.headers['etag'])}` };
    const known = await site.get(path, condition);
    expect(isFromMemory()).toBe(true);
    const other = await site.get(`${path}?utm_source=x`, condition);
    expect([known.status, known.text, steady(known)]).toEqual([304, '', steady(other)]);
    const { 'content-encoding': _encoding, 'content-length': _length, ...headers } = steady(first);
    expect(steady(known)).toEqual(headers);
  });

  it('tells HEAD the same without a body', async () => {
    const { status, headers, bytes } = await site.send({ method: 'HEAD', path, headers: PACKED });
    expect([status, headers['etag'], headers['content-length'], bytes.length]).toEqual([
      200,
      first.headers['etag'],
      first.headers['content-length'],
      0,
    ]);
  });

  it('is a preview only with its own headers', async () => {
    const preview = await site.get(`${path}?preview`, PACKED);
    expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(preview.headers['content-security-policy']).toContain('frame-ancestors http://desk.example:1337');
    expect(steady(await site.get(path, PACKED))).toEqual(steady(first));
  });
});

describe('an unprefixed address', () => {
  beforeAll(async () => {
    await site.get('/watch/abc123', PACKED);
  });

  it.each([
    ['nobody knows the language', {}],
    ['English was chosen', { cookie: 'a=1; i18n_redirected=en', 'accept-language': 'ar' }],
    ['the language is a third one', { 'accept-language': 'fr' }],
  ])('is sent from memory when %s', async (_why, headers) => {
    const answer = await site.get('/watch/abc123', { ...PACKED, ...headers });
    expect(isFromMemory()).toBe(true);
    expect(answer.headers['vary']).toBe('Cookie, Accept-Language, Accept-Encoding');
    expect(brotliDecompressSync(answer.bytes).toString()).toContain('<html lang="en"');
  });

  it.each([
    ['the cookie says so', { cookie: 'i18n_redirected=ar' }],
    ['the browser says so', { 'accept-language': 'ar' }],
  ])('leads to the Arabic page when %s', async (_why, headers) => {
    const answer = await site.get('/watch/abc123', { ...PACKED, ...headers });
    expect([answer.status, answer.headers['location']]).toEqual([302, '/ar/watch/abc123']);
  });

  it('sets the cookie at the first detection of English, in a private response', async () => {
    const { headers } = await site.get('/watch/abc123', { ...PACKED, 'accept-language': 'en' });
    expect(headers['set-cookie']).toContain('i18n_redirected=en');
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

it('carries and logs the id and the address of the caller', async () => {
  const { headers } = await site.get('/en/faq', {
    ...PACKED,
    'x-request-id': 'from-the-edge.1',
    'x-forwarded-for': '203.0.113.9',
  });
  expect(headers['x-request-id']).toBe('from-the-edge.1');
  expect(lines()).toMatchObject([
    {
      msg: 'request completed',
      reqId: 'from-the-edge.1',
      req: { method: 'GET', path: '/en/faq', ip: '203.0.113.9' },
      res: { statusCode: 200 },
    },
  ]);
});

it('other spellings of a kept address keep their one redirect', async () => {
  const { status, headers } = await site.get('/en/watch/ABC123/', PACKED);
  expect([status, headers['location']]).toEqual([301, '/en/watch/abc123']);
});

it('an unknown record is never sent from memory', async () => {
  for (let times = 0; times < 3; times += 1)
    expect((await site.get('/en/watch/gone1234', PACKED)).status).toBe(404);
  expect(isFromMemory()).toBe(false);
});

it('a page that many readers want is compressed again, to fewer bytes of the same text', async () => {
  const text = 'The night market is open until the last lamp goes out, and every stall tells a story. ';
  const words = Array.from({ length: 400 }, (_, at) => `${text.slice(at % 60)}${at}`).join(' ');
  const code = 'long1234';
  await gateway.stop();
  gateway = await fakeUpstream(
    graphAnswer({
      ContentVersion: () => ({ contentVersion: 1 }),
      WatchPage: () => videoOf(code, { description: words }),
    }),
  );
  const popular = await startSite(
    { releasesDir: releases.dir, gatewayUrl: gateway.url },
    { recordFreshMs: 600_000 },
  );
  const first = await popular.get(`/en/watch/${code}`, PACKED);
  let last = first;
  while (last.bytes.length === first.bytes.length) last = await popular.get(`/en/watch/${code}`, PACKED);
  await popular.close();
  expect(last.bytes.length).toBeLessThan(first.bytes.length);
  expect(brotliDecompressSync(last.bytes).equals(brotliDecompressSync(first.bytes))).toBe(true);
  expect(last.headers['etag']).toBe(first.headers['etag']);
});
