import { statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import type { SmallFile } from '../files/small-files';
import type { Stream } from '../library/library';
import type { MediaResponse } from '../testing/send-request';
import { LIVE, RECORDED, startTestServer, type TestServer } from '../testing/start-test-server';
import { TEST_KEY } from '../testing/test-secrets';
import { createKeptSegmentSender } from './send-kept-segment';

const NOW = Date.UTC(2026, 10, 21, 18, 3, 7);
const EXPIRY = mediaExpiry(NOW);
const PARTNER = 'https://app.example';
const SEGMENT = '360p/0.m4s';
const ID = { 'x-request-id': 'evening-1' };

let server: TestServer;
const address = (file: string, code = RECORDED, origin: string | null = null): string =>
  `${signMediaPath(TEST_KEY, code, EXPIRY, origin)}/${file}`;

beforeAll(async () => {
  server = await startTestServer(NOW);
});
afterEach(() => {
  server.clock.now = NOW;
});
afterAll(() => server.stop());

const PER_RESPONSE = new Set(['date', 'connection', 'keep-alive']);
const headersOf = ({ headers }: MediaResponse): Record<string, unknown> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !PER_RESPONSE.has(name)));

const linesOf = (): unknown[] => server.logLines.map((line) => JSON.parse(line) as unknown);

describe('a segment from memory', () => {
  it.each([
    ['of a recording', address(SEGMENT)],
    ['of a live video', address(SEGMENT, LIVE)],
    ['the first part of a film', address('360p/init.mp4')],
    ['for the page of a partner', address(SEGMENT, RECORDED, PARTNER)],
  ])('has the headers that the route sends: %s', async (_, path) => {
    // The route answers HEAD, and a range that is the whole file.
    const head = await server.send(path, ID, 'HEAD');
    const ranged = await server.send(path, { ...ID, range: 'bytes=0-' });
    for (let times = 0; times < 2; times += 1) {
      const got = await server.send(path, ID);
      expect(got.status).toBe(200);
      expect(headersOf(got)).toEqual(headersOf(head));
      expect(got.body.equals(ranged.body)).toBe(true);
    }
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await server.send(address(SEGMENT));
    const again = await server.send(address(SEGMENT), { ...ID, 'if-none-match': String(headers.etag) });
    const head = await server.send(
      address(SEGMENT),
      { ...ID, 'if-none-match': String(headers.etag) },
      'HEAD',
    );
    expect([again.status, again.body.length, head.status]).toEqual([304, 0, 304]);
    expect(headersOf(again)).toEqual(headersOf(head));
    expect(head.headers).not.toHaveProperty('content-length');
  });

  it('is one line in the log, the same that the route writes, without the signature', async () => {
    server.logLines.length = 0;
    await server.send(address(SEGMENT), ID);
    await server.send(address(SEGMENT), ID, 'HEAD');
    const [kept, routed] = linesOf();
    expect(server.logLines).toHaveLength(2);
    expect(routed).toEqual({
      ...(kept as object),
      time: expect.any(Number) as number,
      req: { method: 'HEAD', path: `/media/…/${RECORDED}/${SEGMENT}`, ip: '127.0.0.1' },
      responseTime: expect.any(Number) as number,
    });
  });

  it('is refused when its URL expires, however lately it was sent', async () => {
    const lastMoment = EXPIRY * 1000 - 1;
    server.clock.now = lastMoment;
    expect((await server.send(address(SEGMENT))).status).toBe(200);
    server.clock.now = lastMoment + 1;
    expect((await server.send(address(SEGMENT))).status).toBe(403);
  });

  it('says as the route does for how long a browser may keep it', async () => {
    for (const later of [0, 1_000, 60_000]) {
      server.clock.now = NOW + later;
      const { headers } = await server.send(address(SEGMENT));
      const seconds = EXPIRY - (NOW + later) / 1000;
      expect(headers['cache-control']).toBe(`private, max-age=${seconds}, immutable`);
    }
  });
});

describe('the handler', () => {
  const write = jest.fn();
  const response = { writeHead: jest.fn(), end: jest.fn() };
  const stream: Partial<Stream> = { live: false, has: () => true, mayChange: () => false };
  const content: SmallFile = { bytes: Buffer.from('segment'), stats: statSync(__filename), checked: 0 };
  const fails = (): never => {
    throw new Error('EIO');
  };
  const isSent = (url: string, fromMemory: Stream['fromMemory'] = () => content, method = 'GET'): boolean =>
    createKeptSegmentSender({
      find: () => ({ ...stream, fromMemory }) as Stream,
      channels: { known: () => undefined },
      grantOf: (token) => (token === 'valid' ? { expiry: EXPIRY, origin: null } : null),
      common: {},
      now: () => NOW,
      log: { write },
    })({ method, url, headers: {}, socket: {} } as IncomingMessage, response as unknown as ServerResponse);

  afterEach(() => jest.clearAllMocks());

  it('sends what is in memory', () => {
    expect(isSent('/media/valid/code/360p/0.m4s')).toBe(true);
    expect(response.end).toHaveBeenCalledWith(content.bytes);
  });

  it('leaves everything else to the route', () => {
    const segment = '/media/valid/code/360p/0.m4s';
    const left: Record<string, Parameters<typeof isSent>> = {
      'a token that is not valid': ['/media/another/code/360p/0.m4s'],
      'a large file': [segment, () => null],
      'a disk that fails': [segment, fails],
      'a playlist': ['/media/valid/code/360p/index.m3u8'],
      'a query': [`${segment}?a=1`],
      'another path': ['/media/valid/code/../0.m4s'],
      'another method': [segment, undefined, 'DELETE'],
    };
    for (const [name, request] of Object.entries(left))
      expect([name, isSent(...request)]).toEqual([name, false]);
    expect(response.writeHead).not.toHaveBeenCalled();
    expect(write).not.toHaveBeenCalled();
  });
});
