import type { Cue, FileLine, ReadCaptions } from '../cue';
import { plainLines } from '../plain-lines';

const EVENT = /^\s*(?:\{(\d+)\}\{(\d*)\}|\[(\d+)\]\[(\d*)\])(.*)$/u;
/** MPL2, `[10][25]`, counts tenths of a second. */
const TENTHS = 10;
const TOP = /\{P:0\}|\{\\?an?8\}/iu;
/** A dash or another sign before a line, by which players set it in italics. */
const ITALICS = /^\//u;

/**
 * Reads MicroDVD, whose times count frames, and MPL2. The number of frames in a second stands in the first event,
 * `{1}{1}25`, or is given; without it the times are not known.
 */
export const readFrames = (text: string, givenRate?: number): ReadCaptions => {
  let rate = givenRate;
  let isFirst = true;
  const cues: Cue[] = [];
  const unread: FileLine[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const found = EVENT.exec(line);
    if (!found) {
      if (line.trim() !== '' && !/^\{DEFAULT\}/iu.test(line)) {
        unread.push({ line: index + 1, sample: line.trim() });
      }
      continue;
    }
    const [, frame, lastFrame = '', tenth, lastTenth = '', words = ''] = found;
    const isFrames = frame !== undefined;
    const own =
      isFirst && isFrames && Number(frame) <= 1
        ? /^\s*(\d{2,3}(?:[.,]\d+)?)\s*$/u.exec(words)?.[1]
        : undefined;
    isFirst = false;
    if (own !== undefined) {
      rate ??= Number(own.replace(',', '.'));
      continue;
    }
    if (isFrames && rate === undefined) return { cues: [], problems: [{ kind: 'frames' }] };
    const each = isFrames ? (rate ?? 1) : TENTHS;
    const end = isFrames ? lastFrame : lastTenth;
    const from = Number(frame ?? tenth) / each;
    const lines = words.split('|').flatMap((part) => plainLines(part.replace(ITALICS, '')));
    const to = end === '' ? Infinity : Number(end) / each;
    cues.push({ from, to, at: index + 1, lines, isTop: TOP.test(words) });
  }
  return { cues, unread };
};
