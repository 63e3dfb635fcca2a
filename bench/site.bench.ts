import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Bench } from '../scripts/bench/bench.command';
import { CONNECTIONS } from './http/load';
import type { RunningServer } from './http/run-server';
import { median } from './median';
import { makeRelease } from './site/make-release';
import { requestAll, requestCost } from './site/request-cost';
import { startFakeGateway } from './site/start-fake-gateway';
import { startPageNginx } from './site/start-page-nginx';
import { startSiteServer } from './site/start-site-server';

const ROUNDS = 7;
const ROUND_REQUESTS = 10_000;
const FIRST_FILLS = 400;
/** Targets: processor time of a response compared with nginx, and of the first response of a filled page. */
const WANTED = { times: 2.5, firstFillMs: 2 } as const;
const SUBJECTS = [
  { name: 'built page', path: '/en/faq' },
  { name: 'kept watch page', path: '/en/watch/kept2345' },
] as const;
/** Numbers of videos, each requested once. `npm run bench -- site 40000` adds a larger one. */
const VIDEOS = [400, 4000];

const many = (path: string): string[] => Array.from({ length: ROUND_REQUESTS }, () => path);
/** Codes of videos that nobody has requested. */
const codes = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `/en/watch/${prefix}${String(at).padStart(6, '0')}`);

const megabytesOf = async ({ pid }: RunningServer): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

const compare = async (
  { name, path }: (typeof SUBJECTS)[number],
  site: RunningServer,
  nginx: RunningServer,
): Promise<boolean> => {
  const paths = many(path);
  for (const server of [site, nginx]) await requestAll(server, paths);
  const rounds: { ours: number; peer: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The side that goes first alternates, so that disturbances of the machine affect both sides equally.
    const first = round % 2 === 0 ? await requestCost(site, paths) : undefined;
    const peer = await requestCost(nginx, paths);
    rounds.push({ ours: first ?? (await requestCost(site, paths)), peer });
  }
  const times = median(rounds.map(({ ours, peer }) => ours / peer));
  const of = (side: 'ours' | 'peer'): string =>
    (median(rounds.map((round) => round[side])) * 1000).toFixed(0);
  const kept = times <= WANTED.times;
  process.stdout.write(
    `${name.padEnd(18)} site ${of('ours')} µs   nginx ${of('peer')} µs   ${times.toFixed(2)} times   ${kept ? 'kept' : 'MISSED'}: at most ${WANTED.times}\n`,
  );
  return kept;
};

const fillFirst = async (site: RunningServer): Promise<boolean> => {
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await requestCost(site, codes(`fill${round}`, FIRST_FILLS)));
  const ms = median(rounds);
  const kept = ms <= WANTED.firstFillMs;
  process.stdout.write(
    `${'first fill'.padEnd(18)} site ${ms.toFixed(2)} ms   ${kept ? 'kept' : 'MISSED'}: at most ${WANTED.firstFillMs} ms\n`,
  );
  return kept;
};

const run: Bench['run'] = async (root, [more]) => {
  const folder = await mkdtemp(join(tmpdir(), 'sahra-bench-'));
  const running: { stop: () => Promise<void> }[] = [];
  try {
    const releases = join(folder, 'releases');
    await makeRelease(releases);
    const gateway = await startFakeGateway();
    running.push(gateway);
    const site = await startSiteServer(root, join(folder, 'site'), { releases, gateway: gateway.url });
    running.push(site);
    const nginx = await startPageNginx(
      join(folder, 'nginx'),
      site,
      SUBJECTS.map(({ path }) => path),
    );
    running.push(nginx);
    process.stdout.write(
      `Pages of the site's server and of nginx (one worker) with the same bytes and headers, both with their logs on.\n` +
        `Processor time of the server for a request, median of ${ROUNDS} interleaved rounds of ${ROUND_REQUESTS}, ${CONNECTIONS} connections; ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n\n`,
    );
    const kept: boolean[] = [];
    for (const subject of SUBJECTS) kept.push(await compare(subject, site, nginx));
    kept.push(await fillFirst(site));
    process.stdout.write('\nMemory of the process after requests for a number of videos:\n');
    for (const count of [...VIDEOS, ...(more === undefined ? [] : [Number(more)])]) {
      await requestAll(site, codes('m', count));
      process.stdout.write(
        `${String(count).padStart(6)} videos   ${(await megabytesOf(site)).toFixed(0)} MB\n`,
      );
    }
    return kept.every(Boolean);
  } finally {
    for (const server of running.reverse()) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Compares what pages cost with the usual server for files. */
export const bench: Bench = { compares: 'pages of the site with nginx on the same bytes', run };
