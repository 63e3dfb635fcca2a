import { Pool } from 'undici';

/** Results of one load run. */
export interface Load {
  /** Requests per second with status 200. */
  perSecond: number;
  /** Median time to the complete response, in milliseconds. */
  p50: number;
  p99: number;
}

/** A request without a body. */
export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers: Readonly<Record<string, string>>;
}

export const CONNECTIONS = 32;

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/**
 * Sends `requests` to `url` in turn over `connections` connections for `ms` milliseconds; each connection has one
 * request in flight.
 */
export const load = async (
  url: string,
  requests: readonly [Asked, ...Asked[]],
  ms: number,
  connections = CONNECTIONS,
): Promise<Load> => {
  const pool = new Pool(url, { connections, pipelining: 1 });
  const times: number[] = [];
  const began = performance.now();
  let asked = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() - began < ms) {
      const from = performance.now();
      const request = requests[(asked += 1) % requests.length] ?? requests[0];
      const { statusCode, body } = await pool.request(request);
      if (statusCode !== 200) throw new Error(`${request.path} answered ${statusCode}: ${await body.text()}`);
      await body.dump();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  const seconds = (performance.now() - began) / 1000;
  await pool.close();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};
