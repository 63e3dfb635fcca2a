import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

import { PlainError } from '../../process/plain-error';
import { send, type Attempt } from './send';

/** Latencies of ordinary visitors, in milliseconds. */
export interface VisitReport {
  count: number;
  p50: number;
  p99: number;
  /** Descriptions of requests that did not get a 200. */
  failures: string[];
}

const PER_SECOND = 20;
const ADDRESSES = 40;

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

const post = (origin: string, query: string): Attempt => ({
  origin,
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', origin },
  body: JSON.stringify({ query }),
});

const CODES = '{ videos(first: 1, filter: { live: false, premium: false }) { nodes { code } } }';

/** Returns typical requests of visitors: pages in both languages, a watch page, the graph. */
export const ordinaryRequests = async (origin: string): Promise<readonly Attempt[]> => {
  const { text } = await send(post(origin, CODES));
  const code = /"code":"([^"]+)"/.exec(text)?.[1];
  if (code === undefined) throw new PlainError(`No free recording to visit: ${text}`);
  const pages = ['/', '/ar', '/en/shows', '/ar/faq', `/ar/watch/${code}`, `/en/watch/${code}`];
  return [
    ...pages.map((path) => ({ origin, method: 'GET', path, headers: { 'accept-language': 'en' } })),
    post(origin, '{ shows(first: 12) { nodes { slug title } } }'),
    post(origin, `{ video(code: "${code}") { title } }`),
  ];
};

/**
 * Sends ordinary requests at a fixed rate until the signal aborts, without waiting for earlier responses. Each
 * visitor has a different address.
 */
export const simulateVisitors = async (
  requests: readonly Attempt[],
  signal: AbortSignal,
): Promise<VisitReport> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times: number[] = [];
  const failures: string[] = [];
  const visits: Promise<void>[] = [];
  const began = performance.now();
  for (let count = 0; !signal.aborted; count += 1) {
    const ordinary = requests[count % requests.length];
    if (ordinary === undefined) break;
    const headers = { ...ordinary.headers, 'x-forwarded-for': `172.16.0.${(count % ADDRESSES) + 1}` };
    const visit = send({ ...ordinary, headers }, agent).then(({ status, milliseconds, hung }) => {
      times.push(milliseconds);
      if (status !== 200)
        failures.push(`${ordinary.method} ${ordinary.path}: ${hung ? 'no answer' : status}`);
    });
    visits.push(visit);
    const wait = began + ((count + 1) * 1000) / PER_SECOND - performance.now();
    if (wait > 0) await delay(wait);
  }
  await Promise.all(visits);
  agent.destroy();
  times.sort((a, b) => a - b);
  return { count: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99), failures };
};
