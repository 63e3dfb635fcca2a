import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import { PlainError } from './plain-error';

interface RunOptions {
  cwd: string;
  environment?: NodeJS.ProcessEnv;
  /** Everything it says goes here; on failure the end of it is shown. */
  logPath: string;
  verbose?: boolean;
  /** When it is aborted, the command and all it started are ended. */
  signal?: AbortSignal;
}

const LAST_WORDS = 25;

const signalGroup = (pid: number | undefined, signal: NodeJS.Signals): void => {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // The group has ended.
  }
};

/** Runs a command to its end, and fails with its last words when its exit code is not 0. */
export const runCommand = async (
  title: string,
  [program, ...flags]: readonly [string, ...string[]],
  { cwd, environment, logPath, verbose = false, signal }: RunOptions,
): Promise<void> => {
  signal?.throwIfAborted();
  mkdirSync(dirname(logPath), { recursive: true });
  const log = createWriteStream(logPath, { mode: 0o600 });
  const lines: string[] = [];
  const child = spawn(program, flags, {
    cwd,
    env: environment ?? process.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const abort = (): void => signalGroup(child.pid, 'SIGKILL');
  signal?.addEventListener('abort', abort);
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      log.write(text);
      if (verbose) process.stdout.write(text);
      lines.push(...text.trimEnd().split('\n'));
      lines.splice(0, lines.length - LAST_WORDS);
    });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    signal?.removeEventListener('abort', abort);
    log.end();
  });
  signal?.throwIfAborted();
  if (code === 0) return;
  const words = lines.map((line) => `    ${line}`).join('\n');
  throw new PlainError(
    `${title} failed (exit code ${code ?? 'none'}). Its last words (${logPath}):\n${words}`,
  );
};
