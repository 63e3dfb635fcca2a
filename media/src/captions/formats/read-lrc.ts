import type { Cue, ReadCaptions } from '../cue';
import { plainLines } from '../plain-lines';
import { readTime } from './time-line';

const STAMPS = /^\s*((?:\[\d+[:.]\d+(?:[:.,]\d+)?\]\s*)+)(.*)$/u;
const TAG = /^\s*\[(\w+):(.*)\]\s*$/u;
const MS = 1000;
/** `[01:02:50]` is `[01:02.50]`: a song counts no hours. */
const LAST_COLON = /^(\d+:\d+):/u;

/** Reads the lines of a song (LRC): each is shown until the next one, which may be empty. */
export const readLrc = (text: string): ReadCaptions => {
  const result: Required<Omit<ReadCaptions, 'warnings'>> = { cues: [], unread: [], problems: [] };
  let shift = 0;
  const starts: Cue[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const found = STAMPS.exec(line);
    if (found) {
      const [, stamps = '', words = ''] = found;
      const lines = plainLines(words);
      for (const [, stamp = ''] of stamps.matchAll(/\[([^\]]+)\]/gu)) {
        const from = readTime(stamp.replace(LAST_COLON, '$1.'));
        if (from === null) result.problems.push({ kind: 'time', line: index + 1, sample: line.trim() });
        else starts.push({ from, to: from, at: index + 1, lines, isTop: false });
      }
      continue;
    }
    const [, tag = '', value = ''] = TAG.exec(line) ?? [];
    // A positive offset shows the words sooner.
    if (tag.toLowerCase() === 'offset') shift = -Number(value) / MS || 0;
    else if (tag === '' && line.trim() !== '') {
      result.unread.push({ line: index + 1, sample: line.trim() });
    }
  }
  starts.sort((one, other) => one.from - other.from);
  for (const [place, cue] of starts.entries()) {
    if (cue.lines.length === 0) continue;
    const next = starts.slice(place + 1).find(({ from }) => from > cue.from);
    result.cues.push({ ...cue, from: Math.max(0, cue.from + shift), to: (next?.from ?? Infinity) + shift });
  }
  return result;
};
