import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { build } from 'esbuild';

const READY_LIMIT_MS = 60_000;
/** Number of log characters shown when the service does not start. */
const LAST_WORDS = 2000;

/** Production bundle of accounts that the drill starts and kills repeatedly. */
export interface BuiltAccounts {
  start(environment: NodeJS.ProcessEnv): Promise<AccountsProcess>;
  remove(): Promise<void>;
}

export interface AccountsProcess {
  /** Sends SIGKILL: the process finishes no request and has no clean shutdown. */
  kill(): Promise<void>;
  /** Sends SIGTERM and waits for the graceful shutdown. */
  stop(): Promise<void>;
}

const untilReady = async (url: string, child: ChildProcess, logPath: string): Promise<void> => {
  const end = Date.now() + READY_LIMIT_MS;
  while (Date.now() < end) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(30);
  }
  const lastWords = (await readFile(logPath, 'utf8')).slice(-LAST_WORDS);
  throw new Error(`accounts did not become ready. Its last words:\n${lastWords}`);
};

export const buildAccounts = async (workspace: string): Promise<BuiltAccounts> => {
  // The folder lies inside the workspace so that the bundle can resolve its packages.
  const folder = join(workspace, 'dist', `drill-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await build({
    absWorkingDir: workspace,
    entryPoints: ['src/main.ts'],
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  const logPath = join(folder, 'accounts.log');
  const log = openSync(logPath, 'a');
  return {
    start: async (environment) => {
      const child = spawn(process.execPath, [join(folder, 'main.js')], {
        env: environment,
        stdio: ['ignore', log, log],
      });
      const ended = once(child, 'exit');
      const end = async (signal: NodeJS.Signals): Promise<void> => {
        child.kill(signal);
        await ended;
      };
      await untilReady(`http://127.0.0.1:${environment['PORT'] ?? ''}`, child, logPath);
      return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
    },
    remove: async () => {
      closeSync(log);
      await rm(folder, { recursive: true });
    },
  };
};
