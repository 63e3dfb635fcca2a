import { fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';

import { PlainError } from '../process/plain-error';
import { testSettings } from '../test/test-settings';
import type { Settings } from '../settings/settings';
import type { AttackTarget } from './abuse/attack-target';
import { ATTACKS } from './abuse/attacks';
import { memoryOfServices } from './abuse/memory-of-services';
import type { AttackReport } from './abuse/send-all';
import { ordinaryRequests, simulateVisitors, type VisitReport } from './abuse/visitors';
import type { Drill } from './drill';
import { startFreshProduct } from './running-product';

const PORT_BASE = '18700';
/**
 * Minimum time for measuring visitors without an attack and during each attack; less would give too few visits for
 * a p99.
 */
const QUIET_MS = 30_000;
const FUZZ_RUNS = 20_000;
/** Maximum ratio of visitors' p99 during an attack to their p99 without one. */
const SLOWER_AT_MOST = 3;
/** Maximum memory growth of a process over all attacks, in MiB; caches may fill up to their limits. */
const GROWTH_MIB = 200;
const ATTACKER = join(import.meta.dirname, 'abuse', 'attacker.ts');

/** Runs an attack in a separate process. Calls `sending` when it starts to send. */
const attackFrom = (
  root: string,
  name: string,
  place: AttackTarget,
  sending: () => void,
): Promise<AttackReport> =>
  new Promise((resolve, reject) => {
    const child = fork(ATTACKER, [name, JSON.stringify(place), String(QUIET_MS)], {
      cwd: root,
      execArgv: ['--import', 'tsx'],
    });
    child.on('message', (said: 'sending' | AttackReport) => (said === 'sending' ? sending() : resolve(said)));
    child.once('error', reject);
    child.once('close', (code) => reject(new PlainError(`The attacker "${name}" ended with ${code}.`)));
  });

const placeOf = ({ root, publicUrl, urls }: Settings, seed: number, fuzzRuns: number): AttackTarget => ({
  root,
  site: publicUrl.replace('localhost', '127.0.0.1'),
  ...urls,
  seed,
  fuzzRuns,
});

const visitLine = ({ count, p50, p99 }: VisitReport): string =>
  `${count} visits, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;

/** Runs an attack and measures visitors from its first request to its last. */
const during = async <T>(
  visits: (signal: AbortSignal) => Promise<VisitReport>,
  attack: (sending: () => void) => Promise<T>,
): Promise<{ result: T; report: VisitReport }> => {
  const end = new AbortController();
  let visiting: Promise<VisitReport> | undefined;
  try {
    const result = await attack(() => {
      visiting = visits(end.signal);
    });
    end.abort();
    if (!visiting) throw new PlainError('The attacker never began.');
    return { result, report: await visiting };
  } finally {
    end.abort();
  }
};

/**
 * `-- abuse <runs> <seed> <attack> …` sets the number of fuzzed documents and bodies, the seed, and the attacks to
 * run.
 */
export const drill: Drill = {
  proves:
    'Attacks of strangers beside ordinary visitors: no server error, no hang, memory flat, visitors at most three times slower.',
  run: async ({ root, args, say }) => {
    const fuzzRuns = Number(args[0] ?? FUZZ_RUNS);
    const seed = Number(args[1] ?? randomInt(2 ** 31));
    const names = args.length > 2 ? args.slice(2) : [...ATTACKS.keys()];
    const settings = testSettings(root, process.env, { name: 'abuse', portBase: PORT_BASE });
    const place = placeOf(settings, seed, fuzzRuns);
    say(`  seed ${seed}; again with "npm run drill -- abuse ${fuzzRuns} ${seed}"`);
    const product = await startFreshProduct(settings);
    const broken: string[] = [];
    try {
      const requests = await ordinaryRequests(place.site);
      const visits = (signal: AbortSignal): Promise<VisitReport> => simulateVisitors(requests, signal);
      await visits(AbortSignal.timeout(QUIET_MS / 2));
      const quiet = await visits(AbortSignal.timeout(QUIET_MS));
      say(`  quiet            ${visitLine(quiet)}`);
      const before = memoryOfServices(settings.processFile);
      for (const name of names) {
        const { result, report } = await during(visits, (sending) => attackFrom(root, name, place, sending));
        const counts = Object.entries(result.statuses).map(([status, count]) => `${count} × ${status}`);
        say(`  ${name.padEnd(16)} ${visitLine(report)}; ${result.sent} sent: ${counts.join(', ')}`);
        broken.push(...result.complaints.map((complaint) => `${name}: ${complaint}`));
        broken.push(...report.failures.slice(0, 5).map((failure) => `${name}, a visitor: ${failure}`));
        if (report.p99 > quiet.p99 * SLOWER_AT_MOST)
          broken.push(`${name}: visitors' p99 ${report.p99.toFixed(0)} ms, quiet ${quiet.p99.toFixed(0)} ms`);
      }
      for (const [name, now] of memoryOfServices(settings.processFile)) {
        const then = before.get(name) ?? 0;
        say(`  memory of ${name.padEnd(10)} ${then.toFixed(0)} → ${now.toFixed(0)} MiB`);
        if (now > then + GROWTH_MIB)
          broken.push(`${name} grew from ${then.toFixed(0)} to ${now.toFixed(0)} MiB`);
      }
    } finally {
      await product.stop();
    }
    if (broken.length > 0) throw new PlainError(`Promises broken:\n  ${broken.join('\n  ')}`);
  },
};
