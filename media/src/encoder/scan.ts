import type { Tools } from './find-tools';
import { INPUT_OPTIONS, type Source } from './probe';
import { runTool } from './run-tool';

/** Where a film is looked at, as parts of it, and how long. */
const MOMENTS = [0.2, 0.6] as const;
const SECONDS = 6;
/** Pictures with motion that are enough to judge. */
const JUDGED_MIN = 10;
/** Part of the interlaced pictures that show the same field first. In noise and drawings of whole pictures, it changes. */
const SAME_FIELD_MIN = 0.8;
/** Interlaced pictures are at most so many a second, and so high: 1080 lines are coded as 1088. */
const INTERLACED_MAX = { perSecond: 30.5, lines: 1088 } as const;

const COUNTS = /Multi frame detection: TFF:\s*(\d+) BFF:\s*(\d+) Progressive:\s*(\d+)/;

const countAt = async (
  { ffmpeg }: Tools,
  { path, video }: Source,
  second: number,
  signal: AbortSignal,
): Promise<[top: number, bottom: number, progressive: number]> => {
  const looked = runTool(
    [
      ...[
        ffmpeg,
        '-hide_banner',
        '-nostats',
        ...INPUT_OPTIONS,
        '-ss',
        second.toFixed(3),
        '-i',
        `file:${path}`,
      ],
      ...['-map', `0:${video}`, '-t', String(SECONDS), '-vf', 'idet', '-f', 'null', '-'],
    ],
    { signal },
  );
  // A damaged place is for the encoding to judge.
  const { log } = await looked.catch((error: unknown) => {
    if (signal.aborted) throw error;
    return { log: '' };
  });
  const [, top, bottom, progressive] = COUNTS.exec(log) ?? [];
  return [Number(top ?? 0), Number(bottom ?? 0), Number(progressive ?? 0)];
};

const doubled = (rate: string): string => {
  const [top, bottom = '1'] = rate.split('/');
  return `${2 * Number(top)}/${bottom}`;
};

/** Returns what the pictures show; undefined where too little moves, or where they do not agree. */
const seenFields = (top: number, bottom: number, progressive: number): Source['fields'] | undefined => {
  const most = Math.max(top, bottom);
  if (top + bottom + progressive < JUDGED_MIN) return undefined;
  if (most <= progressive) return null;
  if (most < (top + bottom) * SAME_FIELD_MIN) return undefined;
  return top >= bottom ? 'tff' : 'bff';
};

/**
 * Returns the source with its fields as its pictures have them: many files that are interlaced do not say it, and many
 * that say it are not. Where the pictures do not tell, the file is believed. Each field becomes a picture of its own, so
 * the rate is doubled.
 */
export const readScan = async (tools: Tools, source: Source, signal: AbortSignal): Promise<Source> => {
  const { seconds, framesPerSecond, frameRate, width, height } = source;
  const lines = Math.min(width, height);
  if (framesPerSecond > INTERLACED_MAX.perSecond || lines > INTERLACED_MAX.lines) {
    return { ...source, fields: null };
  }
  let [top, bottom, progressive] = [0, 0, 0];
  for (const moment of seconds > SECONDS ? MOMENTS : [0]) {
    const counts = await countAt(tools, source, seconds * moment, signal);
    top += counts[0];
    bottom += counts[1];
    progressive += counts[2];
  }
  const seen = seenFields(top, bottom, progressive);
  const fields = seen === undefined ? source.fields : seen;
  if (fields === null) return { ...source, fields };
  return { ...source, fields, frameRate: doubled(frameRate), framesPerSecond: framesPerSecond * 2 };
};

/** Filters that make whole pictures of the fields of a source: one of each field for a film, one of both for a still. */
export const wholePictures = ({ fields }: Source, of: 'film' | 'still'): string[] =>
  fields === null
    ? []
    : [`bwdif=mode=${of === 'film' ? 'send_field' : 'send_frame'}:parity=${fields}:deint=all`];
