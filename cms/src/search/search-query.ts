import type { Query } from 'minisearch';

import { bareWord, withoutAnd } from './bare-word';
import type { SearchType } from './search-document';
import { FOLDED_FIELDS, type FoldedField, wholeTitle } from './search-entry';
import { swappedLetters } from './swapped-letters';
import { typosForgiven } from './typo-tolerance';
import type { Vocabulary } from './vocabulary';

const WEIGHTS: Record<FoldedField, number> = {
  title: 6,
  people: 5,
  alias: 4,
  bare: 3,
  belongsTo: 2,
  text: 1,
  bareText: 0.5,
};
const EXACT_WEIGHT = 12;
const WHOLE_WEIGHT = 12;
/** A slip of the finger costs half, an unfinished word a third. */
export const TERM_WEIGHTS = { fuzzy: 0.5, prefix: 0.7 };
/** A page that gathers videos comes before those that repeat its name. */
export const TYPE_WEIGHTS: Record<SearchType, number> = { channel: 1.5, show: 1.5, video: 1 };
/** An unfinished word is looked up from its second letter on. */
const PREFIX_FROM = 2;

/** What is looked for in place of what: without a particle that was joined to a word, it counts half. */
const SPELLED = { fields: [...FOLDED_FIELDS], boost: WEIGHTS };
const STRIPPED = {
  fields: [...FOLDED_FIELDS],
  boost: Object.fromEntries(FOLDED_FIELDS.map((field) => [field, WEIGHTS[field] / 2])),
};

/** A folded word of a query, and whether it may be unfinished: the last one is still being typed. */
interface TypedWord {
  word: string;
  last: boolean;
}

const lookedUp = ({ word, last }: TypedWord, forgiving: boolean) => ({
  queries: [word],
  fuzzy: (forgiving && typosForgiven(word)) || false,
  prefix: last && word.length >= PREFIX_FROM,
});

/** The word without what was joined to it, where something was. */
const strippedOf = (word: string): string[] =>
  [bareWord(word), withoutAnd(word)].filter((other) => other !== null && other !== word) as string[];

/** Whether the catalogue has the word, or for one that is still being typed, one that begins so. */
export const isKnown = ({ word, last }: TypedWord, vocabulary: Vocabulary): boolean =>
  [word, ...strippedOf(word)].some((form) =>
    last && form.length >= PREFIX_FROM ? vocabulary.begins(form) : vocabulary.knows(form),
  );

/** Folded words with their places. */
export const typedWords = (folded: readonly string[]): TypedWord[] =>
  folded.map((word, place) => ({ word, last: place === folded.length - 1 }));

/** What was meant where two neighbouring letters changed places, which counts as two slips otherwise. */
const swapped = (word: string, vocabulary: Vocabulary): Query[] =>
  typosForgiven(word) === 0
    ? []
    : swappedLetters(word)
        .filter((other) => vocabulary.knows(other))
        .map((other) => ({ ...SPELLED, queries: [other], fuzzy: false, prefix: false }));

const wordQuery = (typed: TypedWord, vocabulary: Vocabulary, forgiving: boolean): Query => ({
  combineWith: 'OR',
  queries: [
    { ...SPELLED, ...lookedUp(typed, forgiving) },
    ...strippedOf(typed.word).map((word) => ({ ...STRIPPED, ...lookedUp({ ...typed, word }, forgiving) })),
    ...(forgiving ? swapped(typed.word, vocabulary) : []),
  ],
});

/**
 * The question to the index: documents with every one of the `folded` words. Slips are forgiven in words that the catalogue
 * does not know; with `forgiving`, in all of them. Titles that are just this, and those that are spelled as `spelled`, come first.
 */
export const searchQuery = (
  folded: readonly string[],
  spelled: readonly string[],
  vocabulary: Vocabulary,
  forgiving: boolean,
): Query => ({
  combineWith: 'OR',
  queries: [
    {
      queries: [wholeTitle(folded)],
      fields: ['whole'],
      boost: { whole: WHOLE_WEIGHT },
      fuzzy: false,
      prefix: false,
    },
    {
      combineWith: 'AND',
      fields: ['exact'],
      boost: { exact: EXACT_WEIGHT },
      fuzzy: false,
      prefix: false,
      queries: [...spelled],
    },
    {
      combineWith: 'AND',
      queries: typedWords(folded).map((typed) =>
        wordQuery(typed, vocabulary, forgiving || !isKnown(typed, vocabulary)),
      ),
    },
  ],
});
