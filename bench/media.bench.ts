import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { signMediaPath } from '@sahra/schemas/media-url';
import { Pool } from 'undici';

import type { Bench } from '../scripts/bench/bench.command';
import { CONNECTIONS } from './http/load';
import type { RunningServer } from './http/run-server';
import { cpuSeconds } from './http/cpu-time';
import { makeLibrary, type Subject } from './media/make-library';
import { SECRET, startMedia } from './media/start-media';
import { nginxPath, startNginx } from './media/start-nginx';
import { median } from './median';

const GIGABYTE = 1_000_000_000;
const ROUNDS = 5;
const WARM_BYTES = 0.2 * GIGABYTE;
const ROUND_BYTES = GIGABYTE;
/** Target: processor time per byte, compared with nginx. */
const WANTED = 4;
const EXPIRY_SECONDS = 7_200;

interface Side {
  server: RunningServer;
  paths: string[];
}

/** Downloads the files in turn, over 32 connections, until `bytes` have arrived. */
const download = async ({ server, paths }: Side, bytes: number): Promise<number> => {
  const pool = new Pool(server.url, { connections: CONNECTIONS, pipelining: 1 });
  let arrived = 0;
  let asked = 0;
  const ask = async (): Promise<void> => {
    while (arrived < bytes) {
      const path = paths[(asked += 1) % paths.length] ?? '';
      const { statusCode, body } = await pool.request({ method: 'GET', path });
      if (statusCode !== 200) throw new Error(`A file was answered with ${statusCode}: ${await body.text()}`);
      for await (const part of body) arrived += (part as Buffer).length;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  await pool.close();
  return arrived;
};

/** Processor seconds of the server for one gigabyte. */
const cost = async (side: Side): Promise<number> => {
  const before = await cpuSeconds(side.server.pid);
  const bytes = await download(side, ROUND_BYTES);
  return ((await cpuSeconds(side.server.pid)) - before) / (bytes / GIGABYTE);
};

const measure = async (subject: Subject, media: RunningServer, nginx: RunningServer): Promise<number> => {
  const expiry = Math.ceil(Date.now() / 1000) + EXPIRY_SECONDS;
  const ours: Side = {
    server: media,
    paths: subject.files.map((file) => `${signMediaPath(SECRET, subject.code, expiry)}/${file}`),
  };
  const peer: Side = { server: nginx, paths: subject.files.map((file) => nginxPath(subject, file, expiry)) };
  await download(ours, WARM_BYTES);
  await download(peer, WARM_BYTES);
  const rounds: { ours: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The side that goes first alternates, so that disturbances of the machine affect both sides equally.
    const first = round % 2 === 0 ? await cost(ours) : undefined;
    const other = await cost(peer);
    rounds.push({ ours: first ?? (await cost(ours)), peer: other });
  }
  const times = median(rounds.map((round) => round.ours / round.peer));
  const of = (side: 'ours' | 'peer'): string => median(rounds.map((round) => round[side])).toFixed(2);
  process.stdout.write(
    `${subject.name.padEnd(24)} media ${of('ours')} s/GB   nginx ${of('peer')} s/GB   ${times.toFixed(2)} times\n`,
  );
  return times;
};

const run: Bench['run'] = async (root) => {
  const folder = await mkdtemp(join(tmpdir(), 'sahra-bench-'));
  const library = join(folder, 'library');
  const running: RunningServer[] = [];
  try {
    const subjects = await makeLibrary(root, library);
    const media = await startMedia(root, join(folder, 'media'), library);
    running.push(media);
    const nginx = await startNginx(join(folder, 'nginx'), library);
    running.push(nginx);
    process.stdout.write(
      `Signed segments from media and from nginx (secure_link, sendfile, one worker), both with their logs on.\n` +
        `Processor time of the server per gigabyte, median of ${ROUNDS} interleaved rounds of 1 GB, ${CONNECTIONS} connections; ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n\n`,
    );
    const times: number[] = [];
    for (const subject of subjects) times.push(await measure(subject, media, nginx));
    const kept = times.every((each) => each <= WANTED);
    process.stdout.write(`\n${kept ? 'Kept' : 'MISSED'}: at most ${WANTED} times nginx.\n`);
    return kept;
  } finally {
    for (const server of running) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Compares what the bytes of films cost with the usual server for them. */
export const bench: Bench = { compares: 'signed segments of media with nginx and secure_link', run };
