import { spawn } from 'node:child_process';

import type { FilmFailure } from '@sahra/schemas/film';

import { FilmError } from './film-error';

/** How a run of ffmpeg or ffprobe is followed and stopped. */
export interface ToolRun {
  /** Ends the program at once. */
  signal: AbortSignal;
  /** Receives each line of standard output. */
  onLine?: (line: string) => void;
}

/**
 * Runs a program at low priority and kills it when standard input closes, so that none outlives a media server that
 * was killed itself.
 */
const GUARD = [
  'exec 3<&0',
  'nice -n 10 "$@" </dev/null 3<&- &',
  'child=$!',
  '(cat <&3; kill -9 "$child") >/dev/null 2>&1 &',
  'exec 3<&-',
  'wait "$child"',
].join('\n');

const KEPT_CHARACTERS = 20_000;
const NO_SPACE = /No space left on device|Disk quota exceeded/;
/** An ffmpeg without what the films need, such as one without H.264. */
const INCOMPLETE = /Unknown encoder|Unrecognized option|No such filter|Unknown input format/;
/** Exit codes of the shell: not executable, and not found. */
const NOT_STARTED = [126, 127];

const reasonOf = (code: number | null, log: string): FilmFailure => {
  if (NO_SPACE.test(log)) return 'STORAGE_FULL';
  if (code === null || code > 128 || INCOMPLETE.test(log)) return 'ENCODER_FAILED';
  return NOT_STARTED.includes(code) ? 'ENCODER_MISSING' : 'BROKEN_FILE';
};

/**
 * Runs ffmpeg or ffprobe and returns what it wrote to standard output and standard error, the last 20,000 characters
 * of each. A failed program throws a FilmError, a stopped one the reason of the signal.
 */
export const runTool = (
  command: readonly string[],
  { signal, onLine }: ToolRun,
): Promise<{ output: string; log: string }> =>
  new Promise((settle, fail) => {
    signal.throwIfAborted();
    const child = spawn('sh', ['-c', GUARD, 'sh', ...command], { stdio: ['pipe', 'pipe', 'pipe'] });
    const stop = (): void => {
      child.stdin.end();
    };
    signal.addEventListener('abort', stop, { once: true });
    let output = '';
    let log = '';
    let line = '';
    child.stdin.on('error', () => undefined);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-KEPT_CHARACTERS);
      if (!onLine) return;
      const lines = (line + text).split('\n');
      line = lines.pop() ?? '';
      for (const each of lines) onLine(each);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      log = (log + text).slice(-KEPT_CHARACTERS);
    });
    child.once('error', fail);
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      stop();
      if (signal.aborted) fail(signal.reason as Error);
      else if (code === 0) settle({ output, log });
      else {
        fail(
          new FilmError(
            reasonOf(code, log),
            `${command[0] ?? ''} ended with ${code ?? 'no code'}: ${log.trim().split('\n').slice(-3).join(' ')}`,
          ),
        );
      }
    });
  });
