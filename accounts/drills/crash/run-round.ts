import { setTimeout as delay } from 'node:timers/promises';

import type { AccountsProcess } from './accounts-process';
import type { Crowd } from './crowd';
import { sendWrite } from './write';
import type { Write } from './write';

const CLIENTS = 8;
const AGAIN_MS = 50;

export interface RoundResult {
  /** Acknowledged writes, each with the trace that must be found in the database. */
  acknowledged: Write[];
  refused: Map<string, number>;
  /** Number of writes that the kill interrupted, so that it is unknown whether they were stored. */
  lost: number;
}

interface Drilled {
  url: string;
  crowd: Crowd;
  writes: number;
  process: AccountsProcess;
  restart(): Promise<AccountsProcess>;
}

const traceOf = (write: Write, data: Record<string, unknown>): string =>
  write.kind === 'subscribe' ? String(data['id']) : write.trace;

/**
 * Sends writes from several clients at once and kills the service at a random point. After the restart it retries
 * the lost writes with their own idempotency key, as the gateway does, until each has a response.
 */
export const runRound = async ({
  url,
  crowd,
  writes,
  process,
  restart,
}: Drilled): Promise<RoundResult & { process: AccountsProcess }> => {
  const result: RoundResult = { acknowledged: [], refused: new Map(), lost: 0 };
  const killAt = Math.floor(writes * (0.1 + Math.random() * 0.8));
  let begun = 0;
  let back: Promise<AccountsProcess> | undefined;

  const finish = async (write: Write): Promise<void> => {
    for (let tries = 0; ; tries += 1) {
      const { outcome, data, reason } = await sendWrite(url, write);
      if (outcome === 'lost') {
        if (tries === 0) result.lost += 1;
        await back;
        await delay(AGAIN_MS);
        continue;
      }
      if (outcome === 'refused') result.refused.set(reason, (result.refused.get(reason) ?? 0) + 1);
      else {
        result.acknowledged.push({ ...write, trace: traceOf(write, data) });
        if (write.kind === 'register') crowd.add(String(data['token']));
      }
      return;
    }
  };
  const client = async (): Promise<void> => {
    while (begun < writes) {
      begun += 1;
      if (begun === killAt) back = process.kill().then(restart);
      await finish(crowd.next());
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { ...result, process: (await back) ?? process };
};
