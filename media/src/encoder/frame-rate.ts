import { FilmError } from './film-error';
import type { Tools } from './find-tools';
import { runTool } from './run-tool';
import { INPUT_OPTIONS } from './source-input';

/** What ffprobe says of a stream about the rate of its pictures. */
export interface ProbedRate {
  codec_name?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  field_order?: string;
}

/** Constant rate of the pictures of a film. */
export interface FrameRate {
  /** As a fraction such as `30000/1001`. */
  frameRate: string;
  framesPerSecond: number;
}

/** The time of the first picture of a file, and how long its pictures go on, in seconds. */
interface Stretch {
  start: number;
  seconds: number;
}

const RATE_MAX = 60;
const RATE_DEFAULT = 25;

/** How many seconds of a file are looked at, at so many places; a shorter file wholly. */
const LOOK = { places: 12, seconds: 2.5, secondsMax: 300 } as const;
/**
 * Steps between pictures that are one burst: so many that a time rounded to milliseconds changes little. An even number,
 * because pulled-down pictures (telecine) are shown for two and for three fields in turn.
 */
const BURST_STEPS = 8;
/** Part of the bursts that are as fast as this one or slower. The fastest may be an error of the times. */
const BURST_PART = 0.95;
/** A burst that is faster than the average by less is an error of rounding or of a clock. */
const FASTER_MIN = 1.02;
/** Codecs that may have a packet for each field, which is half a picture. */
const FIELD_CODECS: readonly (string | undefined)[] = ['h264', 'mpeg2video', 'vc1'];

/** Returns the number of a fraction such as `30000/1001` or `16:15`; 0 when it is none. */
export const valueOf = (fraction: string | undefined): number => {
  const [top, bottom = '1'] = (fraction ?? '').split(/[/:]/);
  const value = Number(top) / Number(bottom);
  return Number.isFinite(value) && value > 0 ? value : 0;
};

const rateOf = (framesPerSecond: number): FrameRate => ({
  frameRate: String(framesPerSecond),
  framesPerSecond,
});

/** Returns the rate that the file says: its average. */
export const saidRate = ({ avg_frame_rate: average, r_frame_rate: base }: ProbedRate): FrameRate => {
  for (const fraction of [average, base]) {
    const value = valueOf(fraction);
    if (fraction !== undefined && value >= 1 && value <= RATE_MAX) {
      return { frameRate: fraction, framesPerSecond: value };
    }
    if (value > RATE_MAX) return rateOf(RATE_MAX);
  }
  return rateOf(RATE_DEFAULT);
};

/** Returns the pictures a second of the fast parts of a film, by the times of its pictures; 0 when they are too few. */
export const burstRate = (times: readonly number[]): number => {
  const sorted = [...new Set(times)].sort((one, other) => one - other);
  const rates = sorted
    .slice(BURST_STEPS)
    .map((time, index) => BURST_STEPS / (time - (sorted[index] ?? 0)))
    .sort((one, other) => one - other);
  return rates[Math.floor((rates.length - 1) * BURST_PART)] ?? 0;
};

/** Places for ffprobe, each read from the key picture before it. */
const intervalsOf = ({ start, seconds }: Stretch): string => {
  const { places, seconds: length } = LOOK;
  if (seconds <= places * length) return '%';
  return Array.from({ length: places }, (_, index) => start + (seconds * index) / places)
    .map((place) => `${place.toFixed(3)}%${(place + length).toFixed(3)}`)
    .join(',');
};

const readTimes = async (
  { ffprobe }: Tools,
  path: string,
  { index, ...stretch }: Stretch & { index: number },
  signal: AbortSignal,
): Promise<number[]> => {
  const times: number[] = [];
  const looked = runTool(
    [
      ...[ffprobe, '-v', 'error', ...INPUT_OPTIONS, '-select_streams', String(index)],
      ...['-show_entries', 'packet=pts_time', '-read_intervals', intervalsOf(stretch)],
      ...['-of', 'csv=p=0', `file:${path}`],
    ],
    {
      signal,
      secondsMax: LOOK.secondsMax,
      onLine: (line) => {
        const time = Number.parseFloat(line);
        if (Number.isFinite(time)) times.push(time);
      },
    },
  );
  // A damaged place is for the encoding to judge.
  await looked.catch((error: unknown) => {
    if (!(error instanceof FilmError)) throw error;
  });
  return times;
};

/**
 * Returns the constant rate for the film of a stream: what its file says, and for a variable one that of its bursts, so
 * that no picture is left out where it moves fast. Fields are not counted as pictures.
 */
export const readFrameRate = async (
  tools: Tools,
  path: string,
  stream: ProbedRate & Stretch & { index: number },
  signal: AbortSignal,
): Promise<FrameRate> => {
  const said = saidRate(stream);
  const { codec_name: codec, field_order: order = 'unknown' } = stream;
  const isWhole = order === 'progressive' || (order === 'unknown' && !FIELD_CODECS.includes(codec));
  if (!isWhole || said.framesPerSecond >= RATE_MAX) return said;
  const fastest = burstRate(await readTimes(tools, path, stream, signal));
  if (fastest < said.framesPerSecond * FASTER_MIN) return said;
  return rateOf(Math.min(RATE_MAX, Math.round(fastest)));
};
