import type { Postings } from './postings';
import { isKnown, typedWords } from './search-query';
import { splitJoinedWords } from './split-joined-words';

/** Words may be joined or divided differently from the catalogue only from so many letters. */
const LENGTH_MIN = 3;
const SPLITS_MAX = 3;

/** Words of a query that is divided otherwise, each group in place of words that were typed. */
export interface DividedQuery {
  words: readonly string[];
  /** Words that were typed as one, or typed in two, by the folded text that was typed. */
  changed: ReadonlyMap<string, readonly string[]>;
}

const replaced = (
  words: readonly string[],
  changed: ReadonlyMap<string, readonly string[]>,
): DividedQuery => ({
  words: words.flatMap((word) => changed.get(word) ?? [word]),
  changed,
});

/** Reads two neighbours as one word where the catalogue has it: `roof top`. */
const joinedPairs = (words: readonly string[], postings: Postings): DividedQuery[] =>
  words.slice(1).flatMap((word, place) => {
    const before = words[place] ?? '';
    const joined = before + word;
    if (joined.length < LENGTH_MIN || !postings.knows(joined)) return [];
    return [
      {
        words: [...words.slice(0, place), joined, ...words.slice(place + 2)],
        changed: new Map([[`${before} ${word}`, [joined]]]),
      },
    ];
  });

/** Returns other ways to divide the folded words of a query, the likeliest first. */
export const dividedQueries = (words: readonly string[], postings: Postings): DividedQuery[] => {
  const typed = typedWords(words).filter(({ word }) => word.length >= LENGTH_MIN);
  const splits = typed.flatMap((one) => {
    const ways = splitJoinedWords(one.word, one.unfinished, postings);
    return ways.length === 0 ? [] : [{ word: one.word, ways, known: isKnown(one, postings) }];
  });
  const unknown = splits.filter(({ known }) => !known);
  const ofAllUnknown = Array.from({ length: unknown.length === 0 ? 0 : SPLITS_MAX }, (_, rank) =>
    replaced(words, new Map(unknown.map(({ word, ways }) => [word, ways[rank] ?? ways[0] ?? [word]]))),
  );
  const ofOneKnown =
    unknown.length > 0
      ? []
      : splits.flatMap(({ word, ways }) => ways.map((way) => replaced(words, new Map([[word, way]]))));
  return [...ofAllUnknown, ...ofOneKnown, ...joinedPairs(words, postings)];
};
