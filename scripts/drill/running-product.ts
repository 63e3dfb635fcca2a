import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { hasEnded } from '../process/has-ended';
import { PlainError } from '../process/plain-error';
import { processTree } from '../process/process-tree';
import { sendSignal } from '../process/send-signal';
import { waitUntil } from '../process/wait-until';
import type { Settings } from '../settings/settings';
import { resetData } from '../start/reset-data';

const READY_LIMIT_MS = 1_200_000;
const STOP_LIMIT_MS = 20_000;
const COMPARE_LIMIT_MS = 60_000;
const BUILD_LIMIT_MS = 1_200_000;

/** `npm start` in a separate process that the drill can kill. */
export interface RunningProduct {
  said: () => string;
  /** Resolves when the product reports that it is ready. */
  ready: () => Promise<void>;
  /** Resolves when no build is running in the background. */
  pagesBuilt: () => Promise<void>;
  killTree: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Returns environment variables that give `npm start` the ports, data and secrets of `settings`. */
const environmentOf = (settings: Settings): NodeJS.ProcessEnv => ({
  ...settings.shell,
  ...settings.secrets,
  PORT_BASE: String(settings.ports.site),
  DATA_DIR: settings.dataFolder,
  RELEASES_DIR: settings.releasesFolder,
});

/** Starts the product without waiting until it is ready. */
export const launchProduct = (settings: Settings): RunningProduct => {
  const child = spawn(process.execPath, [join(settings.root, 'scripts', 'bootstrap.mjs'), 'start'], {
    cwd: settings.root,
    env: environmentOf(settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const saying = async (words: string, limitMs: number): Promise<void> => {
    await waitUntil(() => said.includes(words) || hasEnded(child), limitMs);
    if (!said.includes(words)) throw new PlainError(`The product never said "${words}". It said:\n${said}`);
  };
  return {
    said: () => said,
    ready: () => saying('Sahra is ready at', READY_LIMIT_MS),
    pagesBuilt: async () => {
      if (!said.includes('Pages of ')) return;
      const isBehind = (): boolean => said.includes('a new release is being built');
      await waitUntil(
        () => isBehind() || said.includes('they are up to date') || hasEnded(child),
        COMPARE_LIMIT_MS,
      );
      if (isBehind()) await saying('The new release is served', BUILD_LIMIT_MS);
    },
    killTree: async () => {
      if (child.pid === undefined) return;
      for (const pid of processTree(child.pid)) sendSignal(pid, 'SIGKILL');
      await waitUntil(() => hasEnded(child), STOP_LIMIT_MS);
    },
    stop: async () => {
      child.kill('SIGTERM');
      if (!(await waitUntil(() => hasEnded(child), STOP_LIMIT_MS)))
        throw new PlainError(`The product did not stop. It said:\n${said}`);
    },
  };
};

/** Starts the product and resolves when it reports that it is ready. */
export const startProduct = async (settings: Settings): Promise<RunningProduct> => {
  const product = launchProduct(settings);
  await product.ready().catch(async (error: unknown) => {
    await product.stop();
    throw error;
  });
  return product;
};

/** Forgets what an earlier drill left, whose secrets were others, and starts the product on fresh data. */
export const startFreshProduct = async (settings: Settings): Promise<RunningProduct> => {
  await resetData(settings);
  return startProduct(settings);
};
