import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import { PlainError } from './plain-error';
import type { ProcessRecords } from './process-records';
import { formatLastWords } from './process-texts';
import { sendSignal } from './send-signal';

interface RunOptions {
  cwd: string;
  environment?: NodeJS.ProcessEnv;
  /** File for the output; on failure its end is printed. */
  logPath: string;
  verbose?: boolean;
  /** Aborting it ends the command and all processes that it started. */
  signal?: AbortSignal;
  /** Lists the command, so that the next run can end it when this one is killed. */
  records?: ProcessRecords;
}

const LAST_WORDS = 25;

/** Runs a command; throws with the end of its output when the exit code is not 0. */
export const runCommand = async (
  title: string,
  [program, ...flags]: readonly [string, ...string[]],
  { cwd, environment, logPath, verbose = false, signal, records }: RunOptions,
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
  if (child.pid !== undefined) records?.add(title, child.pid);
  const abort = (): void => {
    if (child.pid !== undefined) sendSignal(-child.pid, 'SIGKILL');
  };
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
  throw new PlainError(`${title} failed (exit code ${code ?? 'none'}). ${formatLastWords(logPath, lines)}`);
};
