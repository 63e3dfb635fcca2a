/** @jest-environment node */
import { messageOf } from '@sahra/schemas/messages';
import { lastJson, RawClient, unfinishedPost } from '@sahra/schemas/testing/raw-client';
import { PROXIED_BODY_BYTES, REQUEST_LIMITS } from '@sahra/schemas/transfer-limits';

import { fakeUpstream, type FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases, type FixtureReleases } from './testing/fixture-release';
import { startSite, type RunningSite } from './testing/start-site';

const SLOW_BODIES = 200;
const LONG_MS = 60_000;
const JSON_TYPE = { 'content-type': 'application/json' };

let releases: FixtureReleases;
let upstream: FakeUpstream;
let connections: number;
let running: RunningSite[];

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
});
afterAll(() => releases.remove());
beforeEach(async () => {
  connections = 0;
  running = [];
  upstream = await fakeUpstream(({ url, body }, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ url, bytes: body.length }));
  });
  upstream.server.on('connection', () => (connections += 1));
});
afterEach(async () => {
  await Promise.all(running.map((site) => site.close()));
  await upstream.stop();
});

const start = async (wholeMs: number, perAddress = SLOW_BODIES + 1): Promise<RunningSite> => {
  const { url } = upstream;
  const site = await startSite(
    { releasesDir: releases.dir, gatewayUrl: url, accountsUrl: url, mediaUrl: url },
    { bodies: { pace: { wholeMs }, unfinished: { perAddress, inAll: REQUEST_LIMITS.unfinishedInAll } } },
  );
  running.push(site);
  return site;
};

const ask = (site: RunningSite, body = '{}') =>
  site.send({ method: 'POST', path: '/graphql', headers: JSON_TYPE, body });

describe('slow bodies', () => {
  it('take no connection to the service, so that an ordinary request passes beside 200 of them', async () => {
    const site = await start(LONG_MS);
    const clients = await Promise.all(Array.from({ length: SLOW_BODIES }, () => RawClient.open(site.url)));
    for (const client of clients) client.write(unfinishedPost('/graphql', 100, '{'));
    const { status, text } = await ask(site);
    expect([status, text]).toEqual([200, '{"url":"/graphql","bytes":2}']);
    expect(connections).toBe(1);
    for (const { socket } of clients) socket.destroy();
  });

  it.each(['/graphql', '/api/auth/callback/credentials', '/pay/session_1', '/nowhere', '/api/nowhere'])(
    'of %s are answered 408 in the caller’s language, and the connection is closed',
    async (path) => {
      const site = await start(40);
      const client = await RawClient.open(site.url);
      client.write(unfinishedPost(path, 100, '{', ['X-Localization: ar']));
      const text = await client.closed();
      expect(text).toMatch(/^HTTP\/1\.1 408 /);
      expect(text).toMatch(/connection: close/i);
      expect(lastJson(text)).toEqual({
        code: 'REQUEST_TIMEOUT',
        message: messageOf('REQUEST_TIMEOUT', 'ar'),
      });
      expect(upstream.seen).toHaveLength(0);
    },
  );

  it('without a length are answered 408 too', async () => {
    const site = await start(40);
    const client = await RawClient.open(site.url);
    client.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n',
    );
    expect(await client.closed()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('are refused by address, the oldest first, and ordinary requests of that address pass', async () => {
    const site = await start(LONG_MS, 3);
    const clients = [];
    for (let at = 0; at < 5; at += 1) {
      const client = await RawClient.open(site.url);
      client.write(unfinishedPost('/graphql', 100, '{', ['Expect: 100-continue']));
      await client.until((text) => text.includes('100 Continue'));
      clients.push(client);
    }
    const [first, second, third] = clients;
    const texts = await Promise.all([first?.closed(), second?.closed()]);
    for (const text of texts) {
      expect(text).toMatch(/HTTP\/1\.1 429 /);
      expect(text).toMatch(/retry-after: 5\r\n/i);
      expect(lastJson(text ?? '')).toMatchObject({ code: 'RATE_LIMITED' });
    }
    expect(third?.socket.destroyed).toBe(false);
    expect((await ask(site)).status).toBe(200);
    for (const { socket } of clients) socket.destroy();
  });

  it('of another address count apart', async () => {
    const site = await start(LONG_MS, 1);
    const open = async (address: string) => {
      const client = await RawClient.open(site.url);
      client.write(
        unfinishedPost('/graphql', 2, '', [`X-Forwarded-For: ${address}`, 'Expect: 100-continue']),
      );
      await client.until((text) => text.includes('100 Continue'));
      return client;
    };
    const [one, , other] = [await open('203.0.113.1'), await open('203.0.113.1'), await open('203.0.113.2')];
    expect(await one.closed()).toMatch(/ 429 /);
    other.write('{}');
    expect(await other.until((text) => text.includes('"bytes":2'))).toMatch(/ 200 OK/);
    other.socket.destroy();
  });

  it('of a method that has none end with the response', async () => {
    const site = await start(LONG_MS);
    for (const method of ['GET', 'HEAD']) {
      const client = await RawClient.open(site.url);
      client.write(`${method} /graphql?a=1 HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{`);
      const text = await client.closed();
      expect(text).toMatch(/^HTTP\/1\.1 200 /);
      expect(text).toMatch(/connection: close/i);
    }
    expect(upstream.seen.map(({ body }) => body)).toEqual(['', '']);
  });
});

describe('large bodies', () => {
  it('are refused by the length that they declare, before they are read', async () => {
    const site = await start(LONG_MS);
    for (const path of ['/graphql', '/api/auth/signout', '/pay/session_1']) {
      const client = await RawClient.open(site.url);
      client.write(unfinishedPost(path, 2_000_000, '', ['X-Localization: ar']));
      const text = await client.closed();
      expect(text).toMatch(/^HTTP\/1\.1 413 /);
      expect(lastJson(text)).toEqual({
        code: 'CONTENT_TOO_LARGE',
        message: messageOf('CONTENT_TOO_LARGE', 'ar'),
      });
    }
    expect(upstream.seen).toHaveLength(0);
  });

  it('without a length are refused as soon as they are too long, and a caller who goes on does not stay', async () => {
    const site = await start(LONG_MS);
    const client = await RawClient.open(site.url);
    client.write(
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    const chunk = `8000\r\n${'x'.repeat(0x8000)}\r\n`;
    const sending = setInterval(() => client.write(chunk), 1);
    const text = await client.closed();
    clearInterval(sending);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/connection: close/i);
    expect(upstream.seen).toHaveLength(0);
  });

  it('pass as long as they may be', async () => {
    const site = await start(LONG_MS);
    const { status, text } = await ask(site, 'x'.repeat(PROXIED_BODY_BYTES));
    expect([status, text]).toEqual([200, `{"url":"/graphql","bytes":${PROXIED_BODY_BYTES}}`]);
    expect((await ask(site, 'x'.repeat(PROXIED_BODY_BYTES + 1))).status).toBe(413);
  });
});

describe('headers that are no request', () => {
  it.each([
    ['too many', 400, `GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n`],
    ['too long', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
    [
      'two lengths',
      400,
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{',
    ],
    [
      'a length and chunks',
      400,
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
  ])('(%s) are refused in the shape of every refusal', async (_what, status, head) => {
    const site = await start(LONG_MS);
    const client = await RawClient.open(site.url);
    client.write(head);
    const text = await client.closed();
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(lastJson(text)).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('an Upgrade header', () => {
  const upgrade = (method: string, path: string, protocol: string, body = '') =>
    [
      `${method} ${path} HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade, HTTP2-Settings, X-Hop, X-Forwarded-For, Content-Length',
      'X-Hop: 1',
      `Upgrade: ${protocol}`,
      'HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(body === '' ? [] : ['Content-Type: application/json', `Content-Length: ${body.length}`]),
      '',
      body,
    ].join('\r\n');

  it('is ignored on a page', async () => {
    const site = await start(LONG_MS);
    const { text: page } = await site.get('/en/faq');
    const client = await RawClient.open(site.url);
    client.write(upgrade('GET', '/en/faq', 'h2c'));
    const text = await client.until((received) => received.includes('</html>'));
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text.endsWith(page)).toBe(true);
    client.socket.destroy();
  });

  it('reaches no service, and leaves each response of the connection with its request', async () => {
    const site = await start(LONG_MS);
    const client = await RawClient.open(site.url);
    const smuggled = 'GET /graphql?smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
    for (let at = 0; at < 12; at += 1) {
      client.write(upgrade(at % 2 === 0 ? 'POST' : 'GET', `/graphql?upgrade=${at}`, 'websocket', smuggled));
      await client.until((text) => text.includes(`"/graphql?upgrade=${at}"`));
      client.write(`GET /graphql?plain=${at} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await client.until((text) => text.includes(`"/graphql?plain=${at}"`));
    }
    expect(upstream.seen.map(({ url }) => url)).toEqual(
      Array.from({ length: 12 }, (_, at) => [`/graphql?upgrade=${at}`, `/graphql?plain=${at}`]).flat(),
    );
    for (const { headers } of upstream.seen) {
      for (const name of ['upgrade', 'http2-settings', 'x-hop']) expect(headers).not.toHaveProperty(name);
      expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    }
    client.socket.destroy();
  });
});
