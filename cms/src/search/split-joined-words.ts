import type { Postings } from './postings';

/** Longest part that is looked up; no word of a title is longer. */
const PART_MAX = 24;
const SPLITS_MAX = 3;
/** An unfinished part is only a word from so many letters. */
const PREFIX_FROM = 2;
const PARTS_MAX = 12;

interface Split {
  parts: readonly string[];
  /** Fewer and longer parts are likelier; a single letter counts as three. */
  cost: number;
}

const costOf = (part: string): number => (part.length === 1 ? 3 : 1);

/**
 * Returns the likeliest ways to divide a folded word into words of the catalogue (`firstdirham`), at least two. The
 * last one may be a prefix when the word is `unfinished`.
 */
export const splitJoinedWords = (
  word: string,
  unfinished: boolean,
  postings: Postings,
): (readonly string[])[] => {
  /** The best splits of the rest of the word by its first place; most places are no end of a word, and never asked. */
  const known = new Map<number, readonly Split[]>([[word.length, [{ parts: [], cost: 0 }]]]);
  const splitsFrom = (start: number): readonly Split[] => {
    const before = known.get(start);
    if (before) return before;
    const found: Split[] = [];
    for (let end = start + 1; end <= Math.min(word.length, start + PART_MAX); end += 1) {
      const part = word.slice(start, end);
      if (!postings.begins(part)) break;
      const isPrefix = unfinished && end === word.length && part.length >= PREFIX_FROM;
      if (!isPrefix && !postings.knows(part)) continue;
      for (const { parts, cost } of splitsFrom(end))
        found.push({ parts: [part, ...parts], cost: cost + costOf(part) });
    }
    const best = found.sort((one, other) => one.cost - other.cost).slice(0, SPLITS_MAX);
    known.set(start, best);
    return best;
  };
  return splitsFrom(0)
    .map(({ parts }) => parts)
    .filter(({ length }) => length > 1 && length <= PARTS_MAX);
};
