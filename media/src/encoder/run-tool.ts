import { spawn } from 'node:child_process';

import type { FilmFailure } from '@sahra/schemas/film';

import { FilmError, ToolTimeout } from './film-error';

/** How a run of ffmpeg or ffprobe is followed and stopped. */
export interface ToolRun {
  /** Ends the program at once. */
  signal: AbortSignal;
  /** Receives each line of standard output. */
  onLine?: (line: string) => void;
  /** Longest time that the run may take; {@link RUN_SECONDS_MAX} when absent. */
  secondsMax?: number;
  /** Whether somebody waits for the program: then it does not run at low priority. */
  isUrgent?: boolean;
}

/** Longest time of a run. A film of 12 hours on a slow machine needs two days for its largest quality. */
const RUN_SECONDS_MAX = 3 * 24 * 60 * 60;
/** Most memory of a program, in KiB: 8 GB. A file that makes it take more ends the program, and not the machine. */
const MEMORY_KIB = 8 * 1024 * 1024;
/** Largest file that a program may write, in blocks of 512 bytes: 4 GB. A segment has some megabytes. */
const FILE_BLOCKS = 8 * 1024 * 1024;

/**
 * Runs a program at its priority and within limits, where the system knows them, and kills it when standard input
 * closes, so that none outlives a media server that was killed itself.
 */
const GUARD = [
  `ulimit -v ${MEMORY_KIB} 2>/dev/null`,
  `ulimit -f ${FILE_BLOCKS} 2>/dev/null`,
  'exec 3<&0',
  'nice -n "$0" "$@" </dev/null 3<&- &',
  'child=$!',
  '(cat <&3; kill -9 "$child") >/dev/null 2>&1 &',
  'exec 3<&-',
  'wait "$child"',
].join('\n');

/** What is added to the niceness of media, for the argument 0 of the guard. */
const NICENESS = { work: '10', urgent: '0' } as const;

const KEPT_CHARACTERS = 20_000;
const NO_SPACE = /No space left on device|Disk quota exceeded/;
/** An ffmpeg without what the films need, such as one without H.264. */
const INCOMPLETE = /Unknown encoder|Unrecognized option|No such filter|Unknown input format/;
/** Ends because of a limit above. What the program says then sounds like a damaged file. */
const TOO_MUCH = /Cannot allocate memory|File too large/;
/** Exit codes of the shell: not executable, and not found. */
const NOT_STARTED = [126, 127];

const reasonOf = (code: number | null, log: string): FilmFailure => {
  if (NO_SPACE.test(log)) return 'STORAGE_FULL';
  if (code === null || code > 128 || INCOMPLETE.test(log) || TOO_MUCH.test(log)) return 'ENCODER_FAILED';
  return NOT_STARTED.includes(code) ? 'ENCODER_MISSING' : 'BROKEN_FILE';
};

/**
 * The program reads files of strangers: it gets none of the secrets in our environment. With many processors, each
 * thread of glibc would otherwise reserve memory of its own.
 */
const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' });

/**
 * Runs ffmpeg or ffprobe in a process of its own and returns what it wrote to standard output and standard error, the
 * last 20,000 characters of each. A failed program, and one that takes too long, throws a FilmError, a stopped one the
 * reason of the signal.
 */
export const runTool = (
  command: readonly string[],
  { signal, onLine, secondsMax = RUN_SECONDS_MAX, isUrgent = false }: ToolRun,
): Promise<{ output: string; log: string }> =>
  new Promise((settle, fail) => {
    signal.throwIfAborted();
    const niceness = isUrgent ? NICENESS.urgent : NICENESS.work;
    const child = spawn('sh', ['-c', GUARD, niceness, ...command], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: environment(),
    });
    const stop = (): void => {
      child.stdin.end();
    };
    signal.addEventListener('abort', stop, { once: true });
    let isLate = false;
    const clock = setTimeout(() => {
      isLate = true;
      stop();
    }, secondsMax * 1000);
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
    child.once('error', (error) => {
      clearTimeout(clock);
      fail(error);
    });
    child.once('close', (code) => {
      signal.removeEventListener('abort', stop);
      clearTimeout(clock);
      stop();
      const name = command[0] ?? '';
      if (signal.aborted) fail(signal.reason as Error);
      else if (isLate) fail(new ToolTimeout(name, secondsMax));
      else if (code === 0) settle({ output, log });
      else {
        fail(
          new FilmError(
            reasonOf(code, log),
            `${name} ended with ${code ?? 'no code'}: ${log.trim().split('\n').slice(-3).join(' ')}`,
          ),
        );
      }
    });
  });
