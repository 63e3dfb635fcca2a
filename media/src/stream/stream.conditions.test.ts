import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import { LIVE, RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { FORMER_KEY, TEST_KEY } from '../testing/test-secrets';

const NOW = Date.UTC(2026, 10, 21, 18, 3, 7);
const EXPIRY = mediaExpiry(NOW);
const PARTNER = 'https://app.example';
const SEGMENT = '360p/0.m4s';

let server: TestServer;
const address = (file: string, origin: string | null = null, key = TEST_KEY, code = RECORDED): string =>
  `${signMediaPath(key, code, EXPIRY, origin)}/${file}`;

beforeAll(async () => {
  server = await startTestServer(NOW);
});
afterAll(() => server.stop());
beforeEach(() => {
  server.clock.now = NOW;
});

describe('what a browser has already', () => {
  it('is not sent again while it is current', async () => {
    for (const file of [SEGMENT, '360p/index.m3u8', 'master.m3u8', 'captions/en.vtt']) {
      const first = await server.send(address(file));
      const { etag = '', 'last-modified': modified } = first.headers;
      const conditions = [
        ['if-none-match', etag],
        // A text that is written for the request has no moment.
        ...(modified === undefined ? [] : [['if-modified-since', modified]]),
      ];
      for (const [name = '', value] of conditions) {
        const again = await server.send(address(file), { [String(name)]: String(value) });
        expect([file, again.status, again.body.length]).toEqual([file, 304, 0]);
        expect(again.headers.etag).toBe(etag);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
        const head = await server.send(address(file), { [String(name)]: String(value) }, 'HEAD');
        expect([head.status, head.headers['content-length']]).toEqual([304, undefined]);
      }
    }
  });

  it('is sent whole when it is another one', async () => {
    const { status, body } = await server.send(address(SEGMENT), { 'if-none-match': '"another"' });
    expect([status, body.length > 0]).toEqual([200, true]);
  });

  it('is continued only when the file is still the same', async () => {
    const whole = await server.send(address(SEGMENT));
    const range = { range: 'bytes=10-' };
    const same = await server.send(address(SEGMENT), { ...range, 'if-range': String(whole.headers.etag) });
    expect([same.status, same.body.equals(whole.body.subarray(10))]).toEqual([206, true]);

    const changed = await server.send(address(SEGMENT), { ...range, 'if-range': '"another"' });
    expect([changed.status, changed.body.length]).toEqual([200, whole.body.length]);
  });

  it('can be asked for from its end, and a wrong range says how long it is', async () => {
    const { body } = await server.send(address(SEGMENT));
    const end = await server.send(address(SEGMENT), { range: 'bytes=-16' });
    expect([end.status, end.body.equals(body.subarray(-16))]).toEqual([206, true]);

    const { status, headers } = await server.send(address(SEGMENT), { range: `bytes=${body.length}-` });
    expect([status, headers['content-range']]).toEqual([416, `bytes */${body.length}`]);
  });
});

describe('the key that signs', () => {
  it('can be replaced while URLs of the former one are in use', async () => {
    expect((await server.send(address('master.m3u8', null, FORMER_KEY))).status).toBe(200);
    expect((await server.send(address('master.m3u8', null, 'a-key-of-nobody'))).status).toBe(403);
  });
});

describe('a page of another origin', () => {
  it('reads that its URL has expired, and its preflight is answered still', async () => {
    server.clock.now = EXPIRY * 1000;
    const preflight = await server.send(address(SEGMENT, PARTNER), { origin: PARTNER }, 'OPTIONS');
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([204, PARTNER]);
    const { status, headers, body } = await server.send(address(SEGMENT, PARTNER), { origin: PARTNER });
    expect([status, headers['access-control-allow-origin']]).toEqual([403, PARTNER]);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'STREAM_URL_EXPIRED' });
  });

  it('reads nothing of a URL that names no origin', async () => {
    const { headers } = await server.send(address('master.m3u8'), { origin: PARTNER });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const preflight = await server.send(address('master.m3u8'), { origin: PARTNER }, 'OPTIONS');
    expect([preflight.status, preflight.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  it.each([
    ['a playlist', address('master.m3u8', PARTNER), {}, 200],
    ['a segment', address(SEGMENT, PARTNER), {}, 200],
    ['a part of one', address(SEGMENT, PARTNER), { range: 'bytes=0-9' }, 206],
    ['a live window', address('360p/index.m3u8', PARTNER, TEST_KEY, LIVE), {}, 200],
    ['what is not there', address('nothing.m4s', PARTNER), {}, 404],
  ])('that the signature names reads %s', async (_, path, sent, expected) => {
    for (const origin of [PARTNER, 'https://other.example']) {
      const { status, headers } = await server.send(path, { ...sent, origin });
      expect(status).toBe(expected);
      expect(headers['access-control-allow-origin']).toBe(PARTNER);
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['access-control-expose-headers']).toContain('content-range');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it('may send ranges and conditions', async () => {
    const { status, headers, body } = await server.send(
      address(SEGMENT, PARTNER),
      {
        origin: PARTNER,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'range,if-none-match',
      },
      'OPTIONS',
    );
    expect([status, body.length]).toEqual([204, 0]);
    expect(headers['access-control-allow-origin']).toBe(PARTNER);
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD');
    expect(headers['access-control-allow-headers']).toContain('range');
    expect(headers['access-control-max-age']).toBe('7200');
  });
});
