import { Pool } from 'undici';

import { cpuSeconds } from '../http/cpu-time';
import { CONNECTIONS } from '../http/load';
import type { RunningServer } from '../http/run-server';

/** Header of browsers. nginx has the bytes of one encoding, so both servers send the same ones. */
const HEADERS = { 'accept-encoding': 'br' };

/** Requests every path once over 32 connections. */
export const requestAll = async (server: RunningServer, paths: readonly string[]): Promise<void> => {
  const pool = new Pool(server.url, { connections: CONNECTIONS, pipelining: 1 });
  let asked = 0;
  const ask = async (): Promise<void> => {
    for (let path = paths[asked++]; path !== undefined; path = paths[asked++]) {
      const { statusCode, body } = await pool.request({ method: 'GET', path, headers: HEADERS });
      if (statusCode !== 200)
        throw new Error(`${path} was answered with ${statusCode}: ${await body.text()}`);
      await body.dump();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  await pool.close();
};

/** Processor time of the server for one request, in milliseconds. */
export const requestCost = async (server: RunningServer, paths: readonly string[]): Promise<number> => {
  const before = await cpuSeconds(server.pid);
  await requestAll(server, paths);
  return (((await cpuSeconds(server.pid)) - before) * 1000) / paths.length;
};

/** Response of a page as bytes, with its headers, so that nginx can send the same. */
export const readPage = async (
  server: RunningServer,
  path: string,
): Promise<{ body: Buffer; headers: Record<string, string> }> => {
  const pool = new Pool(server.url);
  const { headers, body } = await pool.request({ method: 'GET', path, headers: HEADERS });
  const bytes = Buffer.from(await body.arrayBuffer());
  await pool.close();
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { body: bytes, headers: Object.fromEntries(sent) };
};
