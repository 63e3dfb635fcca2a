import { pino } from 'pino';

import { logOptions } from './log-options';
import { mediaExpiry, signMediaPath } from './media-url';
import { logsRequests, requestLine } from './request-line';

const REQUEST_ID = 'edge-7f:1.2';
const MEDIA = `${signMediaPath('key', 'x8nxhmp6', mediaExpiry(Date.now()))}/360p/0.m4s`;

/** Returns the line that pino writes for the same request. */
const lineOfPino = (method: string, url: string, ip: string | undefined, statusCode: number): string => {
  const lines: string[] = [];
  const log = pino(logOptions('info', undefined), { write: (line) => lines.push(line) });
  const req = { method, url, ip, routeOptions: { url: '/*' } };
  log.info({ reqId: REQUEST_ID, req, res: { statusCode } }, 'request completed');
  return lines.join('');
};

const withoutTime = (line: string): string => line.replace(/"time":\d+/, '"time":0');

describe('the line of a request', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 27) }));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['a segment', MEDIA, '127.0.0.1', 200],
    ['an address of six', '/ar/faq', '::ffff:10.0.0.1', 304],
    ['a query', '/watch/x8nxhmp6?token=abc', '127.0.0.1', 200],
    ['signs that JSON escapes', '/a"b\\c%22%0A', '127.0.0.1', 200],
    ['no address', '/ar', 'a "quiet" caller\\ sk_aB3xxxxxxxxxxxxxxxxxxxxxx', 200],
    ['a connection that is gone', '/ar', undefined, 200],
  ])('is the one that pino writes: %s', (_, url, ip, status) => {
    const line = requestLine('GET', url)(REQUEST_ID, ip, status);
    expect(withoutTime(line)).toBe(withoutTime(lineOfPino('GET', url, ip, status)));
    expect(JSON.parse(line)).toMatchObject({ time: Date.now(), res: { statusCode: status } });
  });

  it('is written at the levels at which pino writes it', () => {
    for (const level of ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      expect(logsRequests(level)).toBe(pino({ level }).isLevelEnabled('info'));
  });

  it('has no signature of a stream', () => {
    const line = requestLine('GET', MEDIA)(REQUEST_ID, '127.0.0.1', 200);
    expect(line).toContain('"path":"/media/…/x8nxhmp6/360p/0.m4s"');
    expect(line).not.toContain(MEDIA.split('/')[2]?.slice(11) ?? '');
  });
});
