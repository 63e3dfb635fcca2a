import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { FilmReport } from '@sahra/schemas/film';
import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import { FILM_SECRET, GATEWAY_TOKEN, TEST_KEY } from './test-secrets';

const POLL_MS = 50;
const LIMIT_MS = 300_000;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, POLL_MS));

/** Repeats `check` until it returns something. */
const waitFor = async <Value>(what: string, check: () => Promise<Value | undefined>): Promise<Value> => {
  const end = Date.now() + LIMIT_MS;
  for (;;) {
    const value = await check().catch(() => undefined);
    if (value !== undefined) return value;
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await pause();
  }
};

/** A media server in a process of its own, which can be killed. */
export interface MediaProcess {
  origin: string;
  clock: { now: number };
  kill: () => Promise<void>;
  /** Ends it as a deployment does, and returns its exit code. */
  terminate: () => Promise<number | null>;
}

/**
 * Starts media on the films in `folder`. `workspace` is the folder of this workspace; `log` an open file that receives
 * every log line.
 */
export const startMediaProcess = async (
  folder: string,
  workspace: string,
  log?: number,
): Promise<MediaProcess> => {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: workspace,
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      LOG_LEVEL: log === undefined ? 'warn' : 'info',
      FILMS_DIR: folder,
      FILM_SECRET,
      GATEWAY_TOKEN,
      CMS_READ_TOKEN: GATEWAY_TOKEN,
      MEDIA_SIGNING_KEY: TEST_KEY,
    },
    stdio: ['ignore', log ?? 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await waitFor('media is ready', async () => ((await fetch(`${origin}/ready`)).ok ? true : undefined));
  return {
    origin,
    clock: { now: Date.now() },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    terminate: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
  };
};

/** Waits until the state of a film fulfils `condition`. */
export const waitForFilm = (
  { origin }: MediaProcess,
  code: string,
  condition: (report: FilmReport) => boolean,
): Promise<FilmReport> =>
  waitFor(`the film of ${code}`, async () => {
    const reply = await fetch(`${origin}/films/${code}`, {
      headers: { authorization: `Bearer ${GATEWAY_TOKEN}` },
    });
    const { data } = (await reply.json()) as { data: FilmReport };
    return condition(data) ? data : undefined;
  });

/** Waits until no program of a killed media server works in `folder`. */
export const waitForNoOrphans = (folder: string): Promise<true> =>
  waitFor('every ffmpeg of the killed server has ended', async () => {
    const { stdout } = await promisify(execFile)('ps', ['-eo', 'stat,args']);
    const running = stdout.split('\n').filter((line) => line.includes(folder) && !/^[ZX]/.test(line));
    return running.length === 0 ? true : undefined;
  });

/** Reads every file of a film as a player does, and returns its qualities. Throws when one is missing. */
export const readWholeFilm = async ({ origin }: MediaProcess, code: string): Promise<string[]> => {
  const prefix = origin + signMediaPath(TEST_KEY, code, mediaExpiry(Date.now()));
  const read = async (file: string): Promise<string> => {
    const reply = await fetch(`${prefix}/${file}`);
    if (!reply.ok) throw new Error(`${file} is ${reply.status}.`);
    return reply.text();
  };
  const linesOf = (text: string): string[] =>
    text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const playlists = linesOf(await read('master.m3u8'));
  for (const playlist of playlists) {
    const folder = playlist.slice(0, playlist.lastIndexOf('/') + 1);
    for (const file of ['init.mp4', ...linesOf(await read(playlist))]) await read(folder + file);
  }
  return playlists.map((playlist) => playlist.split('/')[1] ?? '');
};

/** Returns what lies in `folder` besides records and finished films: versions that no record needs, files of jobs. */
export const leftovers = async (folder: string, code: string): Promise<string[]> => {
  const list = (path: string): Promise<string[]> => readdir(join(folder, path)).catch(() => []);
  const versions = (await list(`films/${code}`)).filter((name) => name !== 'master.m3u8');
  return [...(await list('uploads')), ...(await list('work')), ...versions.slice(1)];
};
