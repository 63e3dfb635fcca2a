import { cpus, loadavg } from 'node:os';

import type { Bench } from '../scripts/bench/bench.command';
import { requestOf } from './gateway/operations';
import { startGatewayPeers } from './gateway/start-gateway-peers';
import { load, type Asked } from './http/load';
import type { RunningServer } from './http/run-server';
import { cpuSeconds } from './http/cpu-time';
import { residentMemory } from './http/resident-memory';
import { median } from './median';

const ROUNDS = 7;
const WARM_MS = 2_000;
const RUN_MS = 2_000;

interface Subject {
  name: string;
  server: RunningServer;
  /** Sent in turn. */
  requests: readonly [Asked, ...Asked[]];
}

interface Round {
  /** Processor seconds of the server for 1,000 requests. */
  cpu: number;
  perSecond: number;
  p99: number;
}

const ask = async ({ server, requests }: Subject): Promise<Round> => {
  const before = await cpuSeconds(server.pid);
  const { perSecond, p99 } = await load(server.url, requests, RUN_MS);
  const used = (await cpuSeconds(server.pid)) - before;
  return { cpu: (used / (perSecond * (RUN_MS / 1_000))) * 1_000, perSecond, p99 };
};

/** Measures the subjects in turn; each round begins with another one, so that disturbances affect all equally. */
const measure = async (subjects: readonly Subject[]): Promise<ReadonlyMap<string, Round[]>> => {
  for (const { server, requests } of subjects) await load(server.url, requests, WARM_MS);
  const rounds = new Map(subjects.map(({ name }): [string, Round[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (let turn = 0; turn < subjects.length; turn += 1) {
      const subject = subjects[(round + turn) % subjects.length];
      if (subject) rounds.get(subject.name)?.push(await ask(subject));
    }
  return rounds;
};

const report = (title: string, rounds: ReadonlyMap<string, Round[]>): ReadonlyMap<string, number> => {
  process.stdout.write(`${title}\n`);
  const costs = new Map<string, number>();
  for (const [name, each] of rounds) {
    const cpu = each.map((round) => round.cpu);
    costs.set(name, median(cpu));
    process.stdout.write(
      `  ${name.padEnd(24)} ${median(cpu).toFixed(3)} s (${Math.min(...cpu).toFixed(3)} to ${Math.max(...cpu).toFixed(3)})` +
        `   ${median(each.map(({ perSecond }) => perSecond)).toFixed(0)}/s   p99 ${median(each.map(({ p99 }) => p99)).toFixed(1)} ms\n`,
    );
  }
  return costs;
};

const judge = (costs: ReadonlyMap<string, number>, one: string, other: string, most: number): boolean => {
  const times = (costs.get(one) ?? 0) / (costs.get(other) ?? 1);
  const kept = times <= most;
  process.stdout.write(
    `  ${kept ? 'Kept' : 'MISSED'}: ${one} ${times.toFixed(2)} times ${other}, at most ${most}.\n`,
  );
  return kept;
};

/** Targets for the start and for the memory after the load. */
const WANTED = { readySeconds: 1.5, megabytes: 200 };

/** Seven public operations and three of a viewer, as on the site. */
const MIXED = { public: 7, viewer: 3 };

const run: Bench['run'] = async (root) => {
  const peers = await startGatewayPeers(root);
  const all = (...requests: readonly [Asked, ...Asked[]]): Subject[] => [
    { name: 'gateway', server: peers.gateway, requests },
    { name: 'Apollo Server', server: peers.apollo, requests },
    { name: 'Mercurius', server: peers.mercurius, requests },
    { name: 'Mercurius with its JIT', server: peers['mercurius-tuned'], requests },
    { name: 'fan-out by hand', server: peers['fan-out'], requests },
  ];
  try {
    process.stdout.write(
      `Processor seconds of the server for 1,000 requests (median, and the range of ${ROUNDS} rounds), requests per second and p99 at 32 connections; ` +
        `${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n` +
        'All ask the same upstreams with the same bearer and take from the same bucket. The gateway has its other limits, its log and its cache on; its peers have none of them.\n\n',
    );
    const home = requestOf('home', false);
    const viewer = requestOf('viewer', true);
    const open = report(
      'A public operation: channels, 12 shows, 12 videos',
      await measure([
        ...all(home),
        // A request with an access token is never answered from memory.
        { name: 'gateway, executed', server: peers.gateway, requests: [requestOf('home', true)] },
        { name: 'bytes', server: peers.bytes, requests: [home] },
      ]),
    );
    const kept = [judge(open, 'gateway', 'bytes', 1.1)];
    const own = report(
      '\nAn operation of a viewer: details and a page of the watchlist',
      await measure(all(viewer)),
    );
    kept.push(judge(own, 'gateway', 'Mercurius with its JIT', 1));
    kept.push(judge(own, 'gateway', 'fan-out by hand', 1.2));
    const [first = home, ...others] = [
      ...Array.from({ length: MIXED.public }, () => home),
      ...Array.from({ length: MIXED.viewer }, () => viewer),
    ];
    const mixed = report(
      '\nSeven of the first and three of the second',
      await measure(all(first, ...others)),
    );
    kept.push(judge(mixed, 'gateway', 'Apollo Server', 0.15));
    const { pid, readyAfter } = peers.gateway;
    const [seconds, megabytes] = [readyAfter / 1_000, await residentMemory(pid)];
    kept.push(seconds <= WANTED.readySeconds && megabytes < WANTED.megabytes);
    process.stdout.write(
      `\n${kept.at(-1) ? 'Kept' : 'MISSED'}: the gateway is ready after ${seconds.toFixed(2)} s (at most ${WANTED.readySeconds}), ${megabytes.toFixed(0)} MB after the load (under ${WANTED.megabytes}).\n`,
    );
    return kept.every(Boolean);
  } finally {
    await peers.stop();
  }
};

/** Compares what requests of the graph cost with peers that answer the same operations. */
export const bench: Bench = {
  compares: 'the graph with Apollo Server, Mercurius, a fan-out by hand and plain bytes',
  run,
};
