import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import { WINDOW_SEGMENTS } from '../playlist/write-live-playlist';
import { LIVE, RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { TEST_KEY } from '../testing/test-secrets';

const NOW = Date.UTC(2026, 10, 21, 18, 3, 7);
const EXPIRY = mediaExpiry(NOW);

let server: TestServer;
const address = (code: string, file: string, key = TEST_KEY): string =>
  `${signMediaPath(key, code, EXPIRY)}/${file}`;

beforeAll(async () => {
  server = await startTestServer(NOW);
});
afterEach(() => {
  server.clock.now = NOW;
});
afterAll(() => server.stop());

const text = async (path: string): Promise<string> => {
  const { status, body } = await server.send(path);
  expect([path, status]).toEqual([path, 200]);
  return body.toString('utf8');
};

/** Resolves `reference` against `path`, as a player does. */
const follow = (path: string, reference: string): string =>
  new URL(reference, new URL(path, server.origin)).pathname;

describe('a recorded video', () => {
  it('plays from the master playlist to the bytes of every segment', async () => {
    const masterPath = address(RECORDED, 'master.m3u8');
    const master = await text(masterPath);
    const variants = master.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(variants.length).toBeGreaterThanOrEqual(2);

    for (const variant of variants) {
      const playlistPath = follow(masterPath, variant);
      const playlist = await text(playlistPath);
      const init = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist)?.[1] ?? '';
      const segments = playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

      const header = await server.send(follow(playlistPath, init));
      expect(header.headers['content-type']).toBe('video/mp4');
      expect(header.body.subarray(4, 8).toString()).toBe('ftyp');

      const segment = await server.send(follow(playlistPath, segments[0] ?? ''));
      expect(segment.status).toBe(200);
      expect(segment.headers['content-type']).toBe('video/iso.segment');
      expect(segment.body.includes('moof')).toBe(true);
      expect(segment.body).toHaveLength(Number(segment.headers['content-length']));
    }
  });

  it('has captions in both languages', async () => {
    const english = await server.send(address(RECORDED, 'captions/en.vtt'));
    expect(english.headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(english.body.toString()).toContain('A steaming cup with a band of stars.');
    expect(await text(address(RECORDED, 'captions/ar.vtt'))).toContain(
      'فنجان يتصاعد بخاره وعليه شريط من النجوم.',
    );
  });

  it('is kept by the browser until its address expires, segments unquestioned', async () => {
    const seconds = EXPIRY - NOW / 1000;
    const playlist = await server.send(address(RECORDED, '360p/index.m3u8'));
    expect(playlist.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(playlist.headers['cache-control']).toBe(`private, max-age=${seconds}`);

    const segment = await server.send(address(RECORDED, '360p/0.m4s'));
    expect(segment.headers['cache-control']).toBe(`private, max-age=${seconds}, immutable`);
  });

  it('gives the part that is asked for', async () => {
    const path = address(RECORDED, '360p/0.m4s');
    const whole = await server.send(path);
    const part = await server.send(path, { range: 'bytes=100-299' });

    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-299/${whole.body.length}`);
    expect(part.body.equals(whole.body.subarray(100, 300))).toBe(true);
    expect((await server.send(path, { range: `bytes=${whole.body.length}-` })).status).toBe(416);
  });

  it('answers HEAD like GET, without the body', async () => {
    const path = address(RECORDED, '360p/0.m4s');
    const { body } = await server.send(path);
    const head = await server.send(path, {}, 'HEAD');

    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(body.length));
    expect(head.body).toHaveLength(0);
  });
});

describe('a live video', () => {
  it('has the qualities of its recording, and no captions, whose times count from a beginning', async () => {
    const qualitiesOf = async (code: string): Promise<string[]> =>
      (await text(address(code, 'master.m3u8'))).split('\n').filter((line) => /^\d+p/.test(line));
    const qualities = await qualitiesOf(LIVE);
    expect(qualities.length).toBeGreaterThanOrEqual(2);
    expect(qualities).toEqual(await qualitiesOf(RECORDED));
    expect(await text(address(LIVE, 'master.m3u8'))).not.toContain('SUBTITLES');
  });

  it('moves its window with the clock, and every listed segment can be fetched', async () => {
    const path = address(LIVE, '540p/index.m3u8');
    const sequence = (playlist: string): number => Number(/MEDIA-SEQUENCE:(\d+)/.exec(playlist)?.[1]);
    const before = await text(path);
    server.clock.now += 8_000;
    const after = await text(path);

    expect(sequence(after)).toBe(sequence(before) + 2);
    expect(after).not.toContain('#EXT-X-ENDLIST');
    const segments = after.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    expect(segments).toHaveLength(WINDOW_SEGMENTS);
    const files = [...new Set(segments)];
    expect(files).not.toHaveLength(0);
    for (const line of files) {
      expect((await server.send(follow(path, line), {}, 'HEAD')).status).toBe(200);
    }
  });

  it('never lets a cache keep the window', async () => {
    const { headers } = await server.send(address(LIVE, '540p/index.m3u8'));
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect((await server.send(address(LIVE, '540p/index.m3u8'), {}, 'HEAD')).status).toBe(200);
  });

  it.each(['captions/en.vtt', 'captions/en.m3u8', 'audio.m3u8', 'audio/index.m3u8', 'audio/0.m4s'])(
    'has no %s, which belongs to the recording',
    async (file) => {
      expect((await server.send(address(RECORDED, file))).status).toBe(200);
      expect((await server.send(address(LIVE, file))).status).toBe(404);
    },
  );
});

describe('a refused address', () => {
  const refusal = async (path: string, headers?: Record<string, string>): Promise<[number, unknown]> => {
    const { status, body } = await server.send(path, headers);
    return [status, JSON.parse(body.toString())];
  };
  const FORBIDDEN = [403, { code: 'FORBIDDEN', message: "You can't do that with this account." }];
  const NOT_FOUND = [404, { code: 'NOT_FOUND', message: "We couldn't find that." }];

  it('opens until the second of its expiry and not after', async () => {
    const path = address(RECORDED, 'master.m3u8');
    server.clock.now = EXPIRY * 1000 - 1;
    expect((await server.send(path)).status).toBe(200);
    server.clock.now = EXPIRY * 1000;
    const EXPIRED = 'This address of the video has expired. Ask for a new one.';
    for (const file of ['master.m3u8', '360p/0.m4s', 'no-such-file'])
      expect(await refusal(address(RECORDED, file))).toEqual([
        403,
        { code: 'STREAM_URL_EXPIRED', message: EXPIRED },
      ]);
  });

  it('does not open another video', async () => {
    expect(await refusal(address(RECORDED, 'master.m3u8').replace(`/${RECORDED}/`, `/${LIVE}/`))).toEqual(
      FORBIDDEN,
    );
  });

  it.each([
    ['a later expiry', (path: string) => path.replace(String(EXPIRY), String(EXPIRY + 600))],
    [
      'a changed signature',
      (path: string) => path.replace(/-(.)/, (_, first) => (first === 'A' ? '-B' : '-A')),
    ],
    ['a shortened signature', (path: string) => path.replace(/-(.)/, '-')],
    ['no signature', (path: string) => path.replace(/-[^/]+/, '')],
  ])('does not open with %s', async (_, tamper) => {
    expect(await refusal(tamper(address(RECORDED, 'master.m3u8')))).toEqual(FORBIDDEN);
  });

  it('does not open with another key', async () => {
    expect(await refusal(address(RECORDED, 'master.m3u8', 'another-key'))).toEqual(FORBIDDEN);
  });

  it('speaks the language of the request', async () => {
    const [, body] = await refusal(address(RECORDED, 'master.m3u8', 'another-key'), {
      'x-localization': 'ar',
    });
    expect(body).toEqual({ code: 'FORBIDDEN', message: 'لا يسمح حسابك بذلك.' });
  });

  it.each([
    ['a code that has no stream', address('nothing1', 'master.m3u8')],
    ['a name every object has', address('constructor', 'master.m3u8')],
    ['a file that is not there', address(RECORDED, '1080p/index.m3u8')],
    ['a folder', address(RECORDED, '360p')],
    ['no file', address(RECORDED, '')],
    ['the list of streams', address(RECORDED, '../../streams.json')],
    ['an encoded way out', address(RECORDED, '%2e%2e/%2e%2e/streams.json')],
    ['an encoded slash', address(RECORDED, '..%2f..%2fstreams.json')],
    ['a backslash', address(RECORDED, '..\\..\\streams.json')],
    ['a detour back inside', address(RECORDED, '360p/../master.m3u8')],
    ['a doubled slash', address(RECORDED, '/master.m3u8')],
    ['a zero byte', address(RECORDED, 'master.m3u8%00')],
  ])('finds nothing at %s', async (_, path) => {
    expect(await refusal(path)).toEqual(NOT_FOUND);
  });

  it('refuses an address that cannot be decoded', async () => {
    expect((await server.send(address(RECORDED, '%zz'))).status).toBe(400);
  });

  it('is kept by no cache', async () => {
    const { headers } = await server.send(address(RECORDED, 'master.m3u8', 'another-key'));
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('the log', () => {
  it('carries the id of the request and never the signature or a query', async () => {
    const path = address(RECORDED, 'master.m3u8');
    const { headers } = await server.send(path, { 'x-request-id': 'req-7' });
    const [, signature = ''] = path.split('/')[2]?.split(/-(.*)/) ?? [];

    expect(headers['x-request-id']).toBe('req-7');
    expect(server.logLines.some((line) => line.includes('"reqId":"req-7"'))).toBe(true);
    expect(signature).toHaveLength(43);
    await server.send(`${path}?t=10`);
    await server.send(`/nowhere?stream=${encodeURIComponent(path)}`);
    for (const secret of [signature, '?']) expect(server.logLines.join('\n')).not.toContain(secret);
  });

  it('is silent about health', async () => {
    const before = server.logLines.length;
    for (const path of ['/health', '/ready']) expect((await server.send(path)).status).toBe(200);
    expect(server.logLines).toHaveLength(before);
  });

  it('makes an id where none or an odd one is sent', async () => {
    const { headers } = await server.send('/health', { 'x-request-id': 'a b"c' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});
