import { haveOwnMoments } from './field-moments';
import type { Tools } from './find-tools';
import type { Source } from './probe';
import { runTool } from './run-tool';
import { sourceInput } from './source-input';

type Fields = Source['fields'];

/** Where a film is looked at, as parts of it, and how long: a quarter of it, within these seconds. */
const PLACES = [0.05, 0.3, 0.55, 0.8] as const;
const SECONDS = { min: 1, max: 3 } as const;
/** Pictures of a place that are enough to judge it. */
const JUDGED_MIN = 10;
/** Part of the interlaced pictures that show the same field first. In noise and drawings of whole pictures, it changes. */
const SAME_FIELD_MIN = 0.8;
/** Places of a film that have to be interlaced when the file does not say that it is, and how many to each other place. */
const UNSAID_MIN = { places: 2, toOthers: 3 } as const;
/** Interlaced pictures are at most so many a second, and so high: 1080 lines are coded as 1088. */
const INTERLACED_MAX = { perSecond: 30.5, lines: 1088 } as const;

/**
 * Each picture counts for itself. The other counts of idet repeat what they saw last where nothing is to be seen, as when
 * a whole picture scrolls by a line: one chance hit would make all of it interlaced.
 */
const COUNTS = /Single frame detection: TFF:\s*(\d+) BFF:\s*(\d+) Progressive:\s*(\d+)/;

const first = (top: number, bottom: number): Fields => (top >= bottom ? 'tff' : 'bff');

/** Returns what the pictures show; undefined where too little moves, or where they do not agree. */
const seenFields = (top: number, bottom: number, progressive: number): Fields | undefined => {
  const most = Math.max(top, bottom);
  if (top + bottom + progressive < JUDGED_MIN) return undefined;
  if (most <= progressive) return null;
  if (most < (top + bottom) * SAME_FIELD_MIN) return undefined;
  return first(top, bottom);
};

const lookAt = async (
  { ffmpeg }: Tools,
  source: Source,
  second: number,
  signal: AbortSignal,
): Promise<Fields | undefined> => {
  const seconds = Math.min(SECONDS.max, Math.max(SECONDS.min, source.seconds / PLACES.length));
  const looked = runTool(
    [
      ...[ffmpeg, '-hide_banner', '-nostats', ...sourceInput(source, ['-ss', second.toFixed(3)])],
      ...['-map', `0:${source.video}`, '-t', seconds.toFixed(3), '-vf', 'idet', '-f', 'null', '-'],
    ],
    { signal },
  );
  // A damaged place is for the encoding to judge.
  const { log } = await looked.catch((error: unknown) => {
    if (signal.aborted) throw error;
    return { log: '' };
  });
  const [, top, bottom, progressive] = COUNTS.exec(log) ?? [];
  return seenFields(Number(top ?? 0), Number(bottom ?? 0), Number(progressive ?? 0));
};

/**
 * Returns the fields of a film, of what the file says and what its places show. A file that says nothing is interlaced
 * only where several places agree and hardly one contradicts: whole pictures can look so for a while.
 */
export const decideFields = (said: Fields, places: readonly (Fields | undefined)[]): Fields => {
  const count = (wanted: Fields): number => places.filter((each) => each === wanted).length;
  const [top, bottom, whole] = [count('tff'), count('bff'), count(null)];
  const most = Math.max(top, bottom);
  if (said === null) {
    const others = top + bottom + whole - most;
    return most >= Math.max(UNSAID_MIN.places, UNSAID_MIN.toOthers * others) ? first(top, bottom) : null;
  }
  if (most < whole) return null;
  return top === bottom ? said : first(top, bottom);
};

const doubled = (rate: string): string => {
  const [top, bottom = '1'] = rate.split('/');
  return `${2 * Number(top)}/${bottom}`;
};

/**
 * Returns the source with its fields as its pictures have them: many files that are interlaced do not say it, and many
 * that say it are not. Where the pictures do not tell, the file is believed. Each field becomes a picture of its own, so
 * the rate is doubled.
 */
export const readScan = async (tools: Tools, source: Source, signal: AbortSignal): Promise<Source> => {
  const { framesPerSecond, frameRate, width, height } = source;
  const seconds = source.seconds - source.heldSeconds;
  const lines = Math.min(width, height);
  if (framesPerSecond > INTERLACED_MAX.perSecond || lines > INTERLACED_MAX.lines) {
    return { ...source, fields: null };
  }
  const places: (Fields | undefined)[] = [];
  for (const place of PLACES) places.push(await lookAt(tools, source, seconds * place, signal));
  const fields = decideFields(source.fields, places);
  if (fields === null) return { ...source, fields };
  if (source.fields === null) {
    const seen = PLACES.filter((_, index) => places[index] === fields).map((place) => seconds * place);
    if (!(await haveOwnMoments(tools, source, fields, seen, signal))) return source;
  }
  return { ...source, fields, frameRate: doubled(frameRate), framesPerSecond: framesPerSecond * 2 };
};

/** Filters that make whole pictures of the fields of a source: one of each field for a film, one of both for a still. */
export const wholePictures = ({ fields }: Source, of: 'film' | 'still'): string[] =>
  fields === null
    ? []
    : [`bwdif=mode=${of === 'film' ? 'send_field' : 'send_frame'}:parity=${fields}:deint=all`];
