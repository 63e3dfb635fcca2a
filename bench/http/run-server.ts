import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { freePort } from '@sahra/scripts/process/free-port';
import { waitUntil } from '@sahra/scripts/process/wait-until';

const READY_LIMIT_MS = 60_000;

/** A server in a separate process. */
export interface RunningServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** A server of our own. */
export interface StartedServer extends RunningServer {
  /** Time from its start until it answered, in milliseconds. */
  readyAfter: number;
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/ready`)).ok;
  } catch {
    return false;
  }
};

/** Starts a bundle on a free port and returns when it is ready. Its log goes to the open file descriptor `log`. */
export const runServer = async (
  bundle: string,
  environment: Readonly<Record<string, string>>,
  log: number,
): Promise<StartedServer> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, [bundle], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', log, 'inherit'],
  });
  const ended = once(child, 'exit');
  const isReady = async (): Promise<boolean> => {
    if (child.exitCode !== null) throw new Error(`${bundle} ended before it was ready.`);
    return answers(url);
  };
  if (!(await waitUntil(isReady, READY_LIMIT_MS))) throw new Error(`${bundle} was not ready in time.`);
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - began,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
