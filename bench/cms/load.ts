import { Pool } from 'undici';

/** What a run of load measured. */
export interface Load {
  /** Requests answered with 200 per second. */
  perSecond: number;
  /** Milliseconds until the whole answer was there, half and 99 of 100 requests. */
  p50: number;
  p99: number;
}

export const CONNECTIONS = 32;

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** Asks `paths` of `url` in turn over 32 connections, each with one request at a time, for `ms` milliseconds. */
export const load = async (
  url: string,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
  ms: number,
): Promise<Load> => {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const times: number[] = [];
  const began = performance.now();
  let asked = 0;
  const ask = async (): Promise<void> => {
    while (performance.now() - began < ms) {
      const from = performance.now();
      const path = paths[(asked += 1) % paths.length] ?? '/';
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${await body.text()}`);
      await body.dump();
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  const seconds = (performance.now() - began) / 1000;
  await pool.close();
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
};
