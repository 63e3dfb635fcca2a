import { pino } from 'pino';

import { logOptions } from './log-options';
import { createRequestLog } from './log-request';
import { mediaExpiry, signMediaPath } from './media-url';

const MEDIA = `${signMediaPath('key', 'x8nxhmp6', mediaExpiry(Date.now()))}/360p/0.m4s`;

interface Asked {
  method: string;
  url: string;
  route: string | undefined;
}

const requestOf = ({ method, url, route }: Asked, level = 'info') => ({
  ...{ id: 'edge-7f:1.2', method, url, ip: '127.0.0.1', log: { level } },
  routeOptions: { url: route },
});

/** Returns the lines of pino for requests that were answered with 200 in 12.34 ms. */
const linesOfPino = (asked: readonly Asked[]): string[] => {
  const lines: string[] = [];
  const log = pino(logOptions('info'), { write: (line) => lines.push(line) });
  for (const each of asked)
    log.info(
      { reqId: 'edge-7f:1.2', req: requestOf(each), res: { statusCode: 200 }, responseTime: 12.3 },
      'request completed',
    );
  return lines;
};

const linesOfHook = (asked: readonly Asked[], level = 'info'): string[] => {
  const lines: string[] = [];
  const logRequest = createRequestLog({ write: (line) => lines.push(line) });
  const done = jest.fn();
  for (const each of asked) logRequest(requestOf(each, level), { statusCode: 200, elapsedTime: 12.34 }, done);
  expect(done).toHaveBeenCalledTimes(asked.length);
  return lines;
};

const withoutTime = (line: string): string => line.replace(/"time":\d+/, '"time":0');

const ASKED: readonly Asked[] = [
  { method: 'POST', url: '/graphql', route: '/graphql' },
  { method: 'GET', url: '/graphql?query=secret', route: '/graphql' },
  { method: 'POST', url: '/graphql', route: '/graphql' },
  { method: 'GET', url: '/api/films/x1/parts?token=abc', route: '/api/films/:code/parts' },
  { method: 'GET', url: MEDIA, route: '/media/*' },
  { method: 'GET', url: '/pay/sk_aB3xxxxxxxxxxxxxxxxxxxxxx', route: '*' },
  { method: 'GET', url: '/nowhere/lina@example.com', route: undefined },
];

it('writes the line that pino writes for the same request, of every kind of route', () => {
  const lines = linesOfHook(ASKED);
  expect(lines.map(withoutTime)).toEqual(linesOfPino(ASKED).map(withoutTime));
  expect(lines.join('')).not.toMatch(/secret|abc|sk_aB3|lina@/);
});

it('is silent for a route that is', () => {
  expect(linesOfHook([{ method: 'GET', url: '/health', route: '/health' }], 'silent')).toEqual([]);
});

it('tells paths of one catch-all route apart', () => {
  const [one, other] = linesOfHook([
    { method: 'GET', url: '/en/faq', route: '/*' },
    { method: 'GET', url: '/ar/faq', route: '/*' },
  ]);
  expect(one).toContain('"path":"/en/faq"');
  expect(other).toContain('"path":"/ar/faq"');
});
