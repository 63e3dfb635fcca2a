import { FilmError } from './film-error';
import type { Tools } from './find-tools';
import type { Source } from './probe';
import { runTool } from './run-tool';
import { sourceInput } from './source-input';

const MICROSECONDS = 1_000_000;
/** A film or a sound may miss this much of the length that its file claims, in seconds and as a part. */
const MISSING = { seconds: 2, part: 0.05 } as const;

/** Returns whether a film or a sound has much less than the seconds that its file claims. */
export const isCutShort = (seconds: number, claimed: number): boolean =>
  seconds < claimed - Math.max(MISSING.seconds, claimed * MISSING.part);

/** Returns the seconds that ffmpeg has done, of a `-progress` line that says it; null for any other line. */
export const progressSeconds = (line: string): number | null => {
  const done = /^out_time_ms=(\d+)/.exec(line)?.[1];
  return done === undefined ? null : Number(done) / MICROSECONDS;
};

/**
 * Returns how long a stream of a file is, in seconds, by decoding all of it. What a browser records does not say its
 * length.
 */
export const decodedLength = async (
  { ffmpeg }: Tools,
  input: readonly string[],
  stream: number,
  signal: AbortSignal,
): Promise<number> => {
  let seconds = 0;
  await runTool(
    [
      ...[ffmpeg, '-hide_banner', '-loglevel', 'error', '-nostats', '-progress', 'pipe:1', ...input],
      ...['-map', `0:${stream}`, '-f', 'null', '-'],
    ],
    { signal, onLine: (line) => (seconds = Math.max(seconds, progressSeconds(line) ?? 0)) },
  );
  return seconds;
};

/**
 * Returns how long the main sound of a source is, in seconds, by decoding it, and its stream: the first sound that can be
 * read. 0 without sounds. Throws when there are sounds, and none can be read.
 */
export const heardLength = async (
  tools: Tools,
  source: Pick<Source, 'path' | 'sounds'>,
  signal: AbortSignal,
): Promise<{ seconds: number; stream: number | null }> => {
  let failure: FilmError | undefined;
  for (const stream of source.sounds.flatMap(({ streams }) => streams.slice(0, 1))) {
    try {
      const seconds = await decodedLength(tools, sourceInput(source), stream, signal);
      if (seconds > 0) return { seconds, stream };
    } catch (error) {
      if (!(error instanceof FilmError) || error.reason !== 'BROKEN_FILE') throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return { seconds: 0, stream: null };
};
