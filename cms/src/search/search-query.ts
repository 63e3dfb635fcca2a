import { stripArabicPrefix, stripArabicAnd } from './strip-arabic-prefix';
import type { Match, Postings } from './postings';

/** Returns all forms of `word` with two adjacent letters swapped (transposition), a frequent typo. */
const swappedLetters = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.slice(1).flatMap((letter, before) => {
    const other = letters[before] ?? '';
    if (letter === other) return [];
    return [[...letters.slice(0, before), letter, other, ...letters.slice(before + 2)].join('')];
  });
};

/** Minimum length of a folded word for one tolerated typo, and for two. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** Returns how many letters of a folded word may be wrong, missing or extra. Numbers must match exactly. */
const typosForgiven = (word: string): number => {
  if (/\d/.test(word)) return 0;
  if (word.length >= TWO_FROM) return 2;
  return word.length >= ONE_FROM ? 1 : 0;
};

/** A match of a word without its joined particle counts half. */
const STRIPPED_LIKENESS = 0.5;
/** A single letter matches too many words as a prefix; after another word it is searched at once. */
const PREFIX_FROM_ALONE = 2;

/** Folded word of a query, and whether it may be a prefix: the last word may be incomplete. */
interface TypedWord {
  word: string;
  unfinished: boolean;
}

export const typedWords = (folded: readonly string[]): TypedWord[] =>
  folded.map((word, place) => ({
    word,
    unfinished: place === folded.length - 1 && (place > 0 || word.length >= PREFIX_FROM_ALONE),
  }));

/** Returns the forms of a word without a joined prefix; none when it has no prefix. */
const strippedOf = ({ word, unfinished }: TypedWord): TypedWord[] =>
  [stripArabicPrefix(word), stripArabicAnd(word)].flatMap((other) =>
    other === null || other === word ? [] : [{ word: other, unfinished }],
  );

/** Whether the catalogue contains the word, or a word with this prefix for an unfinished one. */
export const isKnown = (typed: TypedWord, postings: Postings): boolean =>
  [typed, ...strippedOf(typed)].some((form) =>
    form.unfinished ? postings.begins(form.word) : postings.knows(form.word),
  );

/** Returns matches with two adjacent letters swapped, which would otherwise count as two typos. */
const swapped = (word: string, postings: Postings): Match[] =>
  typosForgiven(word) === 0 ? [] : swappedLetters(word).flatMap((other) => postings.same(other));

const near = (word: string, postings: Postings): Match[] => {
  const slips = typosForgiven(word);
  return slips === 0 ? [] : postings.near(word, slips);
};

const formMatches = (form: TypedWord, postings: Postings, forgiving: boolean): Match[] => [
  ...(form.unfinished ? postings.beginning(form.word) : postings.same(form.word)),
  ...(forgiving ? near(form.word, postings) : []),
];

/**
 * Returns the catalogue words that match a query word. Typos are tolerated when the word is unknown, or
 * `forgiving`.
 */
export const matchesOf = (typed: TypedWord, postings: Postings, forgiving: boolean): Match[] => {
  const forgives = forgiving || !isKnown(typed, postings);
  return [
    ...formMatches(typed, postings, forgives),
    ...(forgives ? swapped(typed.word, postings) : []),
    ...strippedOf(typed).flatMap((form) =>
      formMatches(form, postings, forgives).map((match) => ({
        ...match,
        likeness: match.likeness * STRIPPED_LIKENESS,
      })),
    ),
  ];
};
