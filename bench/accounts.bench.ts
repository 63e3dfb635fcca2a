import { cpus, loadavg } from 'node:os';

import type { Bench } from '../scripts/bench/bench.command';
import { startDetailsPeers, type DetailsPeers } from './accounts/start-details-peers';
import { load, type Load } from './http/load';
import { median } from './median';

const ROUNDS = 7;
const WARM_MS = 3000;
const RUN_MS = 3000;
/** Targets: share of the peer's throughput at 32 connections, multiple of its p99 at 64. */
const WANTED = { connections: 32, part: 0.6, manyConnections: 64, times: 2 } as const;

interface Round {
  ours: Load;
  bare: Load;
}

const measure = async (peers: DetailsPeers, connections: number): Promise<Round[]> => {
  const ask = (side: 'ours' | 'bare', ms: number): Promise<Load> =>
    load(peers[side].url, peers.requests, ms, connections);
  await ask('ours', WARM_MS);
  await ask('bare', WARM_MS);
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The side that goes first alternates, so that disturbances of the machine affect both sides equally.
    const first = round % 2 === 0 ? await ask('ours', RUN_MS) : undefined;
    const bare = await ask('bare', RUN_MS);
    rounds.push({ ours: first ?? (await ask('ours', RUN_MS)), bare });
  }
  return rounds;
};

const report = (connections: number, rounds: readonly Round[]): { part: number; times: number } => {
  const of = (side: keyof Round, value: keyof Load): number =>
    median(rounds.map((round) => round[side][value]));
  const part = median(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond));
  const times = median(rounds.map(({ ours, bare }) => ours.p99 / bare.p99));
  const side = (name: keyof Round): string =>
    `${of(name, 'perSecond').toFixed(0)}/s, p50 ${of(name, 'p50').toFixed(1)} ms, p99 ${of(name, 'p99').toFixed(1)} ms`;
  process.stdout.write(
    `${connections} connections\n  ours  ${side('ours')}\n  bare  ${side('bare')}\n` +
      `  ours has ${(part * 100).toFixed(0)} % of the throughput, p99 is ${times.toFixed(2)} times the peer's\n`,
  );
  return { part, times };
};

const run: Bench['run'] = async (root) => {
  const peers = await startDetailsPeers(root);
  try {
    process.stdout.write(
      `POST api/details (bearer checked, session, viewer, subscription and entitlement read, log on) and a bare Fastify route with one SELECT by primary key.\n` +
        `Median of ${ROUNDS} interleaved rounds of ${RUN_MS / 1000} s each side; ${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)}.\n\n`,
    );
    const { part } = report(WANTED.connections, await measure(peers, WANTED.connections));
    const { times } = report(WANTED.manyConnections, await measure(peers, WANTED.manyConnections));
    const kept = part >= WANTED.part && times <= WANTED.times;
    process.stdout.write(
      `\n${kept ? 'Kept' : 'MISSED'}: at least ${WANTED.part * 100} % at ${WANTED.connections} connections, p99 at most ${WANTED.times} times at ${WANTED.manyConnections}.\n`,
    );
    return kept;
  } finally {
    await peers.stop();
  }
};

/** Compares the call that the gateway makes for every signed-in operation with a minimal route. */
export const bench: Bench = { compares: 'POST api/details of accounts with a bare Fastify route', run };
