/** @jest-environment node */
import { fakeUpstream } from './testing/fake-upstream';
import type { Answer, FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

const SESSION = 'sahra.session=s1; __Host-sahra.csrf=c1';
const COOKIES = `i18n_redirected=ar; ${SESSION}; logged=true`;

const answer: Answer = ({ url }, response) => {
  if (url.startsWith('/media/slow')) return;
  if (url.includes('busy')) response.statusCode = 503;
  response.setHeader('set-cookie', ['a=1', 'b=2']);
  response.setHeader('server', 'secret/1.0');
  response.setHeader('cache-control', 'max-age=6');
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ url }));
};

let releases: FixtureReleases;
let upstream: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  upstream = await fakeUpstream(answer);
  const { url } = upstream;
  site = await startSite({
    releasesDir: releases.dir,
    gatewayUrl: url,
    accountsUrl: url,
    cmsUrl: url,
    mediaUrl: url,
    upstreamDeadlineMs: 300,
  });
});
beforeEach(() => {
  upstream.seen.length = 0;
});
afterAll(async () => {
  await site.close();
  await upstream.stop();
  await releases.remove();
});

const lastSeen = () => upstream.seen.at(-1);

describe('what the proxy itself refuses is the fault of the caller', () => {
  it.each(['/api/auth/..csrf', '/api/auth/callback/..google', '/graphql/..'])('GET %s', async (path) => {
    const { status, text } = await site.get(path);
    expect([status >= 400 && status < 500, upstream.seen.length]).toEqual([true, 0]);
    expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) as string });
  });

  it.each(['a', ';', '/'])('the content type %p', async (type) => {
    const { status, text } = await site.send({
      method: 'POST',
      path: '/api/auth/signout',
      headers: { 'content-type': type },
      body: '{}',
    });
    expect([status, JSON.parse(text)]).toMatchObject([415, { code: 'BAD_USER_INPUT' }]);
    expect(upstream.seen).toHaveLength(0);
  });
});

describe('what is passed on', () => {
  it.each([
    ['GET', '/graphql?query=%7Ba%7D&x=%22'],
    ['POST', '/graphql'],
    ['GET', '/api/auth/session'],
    ['POST', '/api/auth/callback/credentials'],
    ['POST', '/api/payment_webhook/sandbox'],
    ['GET', '/pay/session_1?lang=ar'],
    ['POST', '/pay/session_1/challenge'],
    ['GET', '/uploads/avif_640_a.b_0.webp'],
    ['GET', '/media/17-abc/abc123/master.m3u8'],
    ['HEAD', '/media/17-abc/abc123/master.m3u8'],
    ['OPTIONS', '/media/17-abc/abc123/master.m3u8'],
  ] as const)('%s %s reaches its service unchanged', async (method, path) => {
    const body = method === 'POST' ? 'a=1&b=%20' : null;
    const headers = method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const { status } = await site.send({ method, path, headers, body });
    expect(status).toBe(200);
    expect(lastSeen()).toMatchObject({ method, url: path, body: body ?? '' });
  });

  it('tells the service who asks, and one id for the whole way', async () => {
    const sent = {
      'x-request-id': 'abc',
      'x-forwarded-for': '203.0.113.7',
      forwarded: 'for=evil',
      te: 'trailers',
      'proxy-authorization': 'x',
      'x-real-ip': '203.0.113.8',
      'x-forwarded-port': '1',
    };
    const { headers } = await site.get('/graphql?a=1', sent);
    expect(lastSeen()?.headers).toMatchObject({
      'x-request-id': 'abc',
      'x-forwarded-for': '203.0.113.7, 127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': new URL(site.url).host,
    });
    const dropped = ['forwarded', 'te', 'proxy-authorization', 'x-real-ip', 'x-forwarded-port'];
    for (const name of dropped) expect(lastSeen()?.headers).not.toHaveProperty(name);
    expect(headers['x-request-id']).toBe('abc');
    expect(headers['server']).toBeUndefined();
  });
});

it('believes nobody but trusted proxies about where a request comes from', async () => {
  const open = await startSite({
    releasesDir: releases.dir,
    gatewayUrl: upstream.url,
    trustedProxies: ['192.0.2.1'],
  });
  const claims = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-real-ip': '203.0.113.7',
  };
  await open.get('/graphql?a=1', claims);
  await open.close();
  expect(lastSeen()?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
  expect(JSON.stringify(lastSeen()?.headers)).not.toContain('203.0.113.7');
});

describe('cookies and credentials', () => {
  const credentials = {
    cookie: COOKIES,
    authorization: 'Bearer t',
    'x-api-key': 'pk_1',
    'x-preview-secret': 's',
  };

  it('go to the graph as far as they are about the session', async () => {
    const { headers } = await site.get('/graphql?a=1', credentials);
    expect(lastSeen()?.headers).toMatchObject({
      cookie: SESSION,
      authorization: 'Bearer t',
      'x-api-key': 'pk_1',
    });
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('go to accounts whole', async () => {
    await site.get('/api/auth/session', credentials);
    expect(lastSeen()?.headers.cookie).toBe(COOKIES);
  });

  it('go to the pages of the payment sandbox only as far as they are about its forms', async () => {
    const cookie = `${COOKIES}; sahra.pay=p1; xsahra.pay=p2`;
    const { headers } = await site.get('/pay/session_1', { ...credentials, cookie });
    expect(lastSeen()?.headers.cookie).toBe('sahra.pay=p1');
    for (const name of ['authorization', 'x-api-key', 'x-preview-secret'])
      expect(lastSeen()?.headers).not.toHaveProperty(name);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it.each(['/uploads/a.webp', '/media/1-a/abc123/master.m3u8'])(
    'never go to %s nor come from it',
    async (path) => {
      const { headers } = await site.get(path, credentials);
      for (const name of ['cookie', 'authorization', 'x-api-key', 'x-preview-secret']) {
        expect(lastSeen()?.headers).not.toHaveProperty(name);
      }
      expect(headers['set-cookie']).toBeUndefined();
    },
  );
});

it('passes a signed body on byte by byte', async () => {
  const body = '{ "id":"evt_1",  "name":"\u0633\\u0645" }\r\n';
  const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=ab' };
  await site.send({ method: 'POST', path: '/api/payment_webhook/stripe', headers, body });
  expect(lastSeen()).toMatchObject({ body, headers: { 'stripe-signature': 't=1,v1=ab' } });
});

it('leaves the caching of streams to media', async () => {
  expect((await site.get('/media/1-a/x/a.m3u8')).headers['cache-control']).toBe('max-age=6');
});

describe('what is not passed on', () => {
  it.each([
    ['GET', '/api/details', 404],
    ['POST', '/api/register', 404],
    ['GET', '/api', 404],
    ['GET', '/api/authority', 404],
    ['GET', '/api/payment_webhook/sandbox', 404],
    ['POST', '/api/payment_webhooks/sandbox', 404],
    ['POST', '/payments', 405],
    ['POST', '/uploads/a.webp', 405],
    ['DELETE', '/media/1-a/x/a.ts', 405],
    ['GET', '/uploads/../admin/init', 404],
    ['GET', '/uploads/%2e%2e/admin/init', 404],
    ['GET', '/uploads/..%2fadmin', 404],
    ['GET', '/api/auth/..%5cdetails', 404],
    ['GET', '/admin', 404],
  ] as const)('%s %s is answered %i here', async (method, path, status) => {
    const sent = await site.send({ method, path });
    expect(sent.status).toBe(status);
    expect(upstream.seen.filter(({ url }) => !url.startsWith('/graphql?operationName'))).toHaveLength(0);
  });

  it.each([
    '/api/details',
    '/API/shows',
    '/API/auth/session',
    '/%61pi/auth/session',
    '/%41PI/shows',
    '//api/auth/session',
    '/api;x/auth/session',
    '/api./shows',
    '/api%2fshows',
    '/Api',
  ])('%s is refused as below /api in the caller’s language', async (path) => {
    const { text, headers } = await site.get(path, { 'x-localization': 'ar' });
    expect(upstream.seen).toHaveLength(0);
    expect(headers['content-type']).toContain('application/json');
    expect(JSON.parse(text)).toMatchObject({ code: 'NOT_FOUND' });
    expect((JSON.parse(text) as { message: string }).message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe('an upstream in trouble', () => {
  it('is not asked again by itself', async () => {
    const { status } = await site.get('/graphql?busy');
    expect([status, upstream.seen.length]).toEqual([503, 1]);
  });

  it('that is too slow is 504 after the deadline', async () => {
    const { status, text } = await site.get('/media/slow');
    expect([status, (JSON.parse(text) as { code: string }).code]).toEqual([504, 'UPSTREAM_UNAVAILABLE']);
  });

  it('that is away is 503 in the caller’s language, without its own words', async () => {
    await upstream.stop();
    const { status, text, headers } = await site.get('/graphql?a=1', { 'accept-language': 'ar' });
    const page = await site.get('/en/faq');
    await upstream.start();
    expect([status, headers['retry-after'], page.status]).toEqual([503, '5', 200]);
    expect((JSON.parse(text) as { message: string }).message).toMatch(/[\u0600-\u06ff]/);
    expect(text).not.toMatch(/ECONN|127\.0\.0\.1/);
    expect((await site.get('/graphql?a=1')).status).toBe(200);
  });
});
