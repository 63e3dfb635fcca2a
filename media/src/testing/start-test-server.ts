import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { BodyLimits } from '@sahra/schemas/limit-request-body';

import { findTools } from '../encoder/find-tools';
import { openFilms, type OpenedFilms } from '../films/open-films';
import { openLibrary } from '../library/library';
import { buildServer } from '../server/build-server';
import { FILM_SECRET, GATEWAY_TOKEN, TEST_KEY } from './test-secrets';

const COMMITTED = resolve(__dirname, '../../library');

export const RECORDED = 'rec0001';
export const LIVE = 'live001';

export interface MediaResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export interface TestServer extends Pick<OpenedFilms, 'films' | 'queue'> {
  origin: string;
  libraryDir: string;
  logLines: string[];
  /** The clock the server reads, in milliseconds. */
  clock: { now: number };
  /** Sends `path` unchanged, byte for byte; fetch would normalize `..`. */
  send: (path: string, headers?: Record<string, string>, method?: string) => Promise<MediaResponse>;
  stop: () => Promise<void>;
}

const sender =
  (port: number): TestServer['send'] =>
  (path, headers = {}, method = 'GET') =>
    new Promise((settle, fail) => {
      const call = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          settle({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      call.on('error', fail);
      call.end();
    });

/** Starts a media server over a copy of one committed clip, once as a recording and once as a live stream. */
export const startTestServer = async (now: number, bodies?: BodyLimits): Promise<TestServer> => {
  const libraryDir = await mkdtemp(join(tmpdir(), 'sahra-media-'));
  await cp(join(COMMITTED, 'clips/dunes'), join(libraryDir, 'clips/dunes'), { recursive: true });
  await writeFile(
    join(libraryDir, 'streams.json'),
    JSON.stringify({ [RECORDED]: { clip: 'dunes', live: false }, [LIVE]: { clip: 'dunes', live: true } }),
  );

  const clock = { now };
  const logLines: string[] = [];
  const library = await openLibrary(libraryDir);
  const opened = await openFilms({
    folder: join(libraryDir, 'uploaded'),
    library,
    findTools: () => findTools(process.env['PATH'] ?? ''),
    now: () => clock.now,
    log: { info: () => undefined, warn: (line) => logLines.push(line) },
  });
  const app = buildServer({
    library,
    films: opened.films,
    queue: opened.queue,
    filmSecret: FILM_SECRET,
    gatewayToken: GATEWAY_TOKEN,
    signingKey: TEST_KEY,
    now: () => clock.now,
    logLevel: 'info',
    logTo: { write: (line) => logLines.push(line) },
    ...(bodies && { bodies }),
  });
  await opened.start();
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  return {
    ...opened,
    origin: `http://127.0.0.1:${port}`,
    libraryDir,
    logLines,
    clock,
    send: sender(port),
    stop: async () => {
      await opened.close();
      await app.close();
      await rm(libraryDir, { recursive: true, force: true });
    },
  };
};
