import { foldedWords } from '@sahra/schemas/fold';

import { possiblyStripped, stripArabicAnd, stripArabicPrefix } from './strip-arabic-prefix';
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

const AND = 'و';

/** Folds a query into words. An “and” that stands alone (`ذهب و إيجار`) belongs to the next word, as in titles. */
export const queryWords = (query: string): string[] => {
  const words = foldedWords(query);
  return words.flatMap((word, place) => {
    if (word === AND && place < words.length - 1) return [];
    return [words[place - 1] === AND ? AND + word : word];
  });
};

export const typedWords = (folded: readonly string[]): TypedWord[] =>
  folded.map((word, place) => ({
    word,
    unfinished: place === folded.length - 1 && (place > 0 || word.length >= PREFIX_FROM_ALONE),
  }));

const has = ({ word, unfinished }: TypedWord, postings: Postings): boolean =>
  unfinished ? postings.begins(word) : postings.knows(word);

/**
 * Returns the forms of a word without a joined prefix; none when it has no prefix. Short remainders count only when
 * they are words of the catalogue, and for a word that is in it only when `forgiving`.
 */
const strippedOf = (typed: TypedWord, postings: Postings, forgiving = false): TypedWord[] => {
  const { word, unfinished } = typed;
  const sure = [stripArabicPrefix(word), stripArabicAnd(word)].filter(
    (other): other is string => other !== null && other !== word,
  );
  const possible =
    has(typed, postings) && !forgiving
      ? []
      : possiblyStripped(word).filter((other) => !sure.includes(other) && postings.knows(other));
  return [...sure, ...possible].map((other) => ({ word: other, unfinished }));
};

/** Titles keep a short word with what is joined to it (`اليد`), because `يد` alone may be part of any word. */
const SHORT = /^\p{Script=Arabic}{2}$/u;
const JOINED = ['ال', 'و', 'وال'];

const withJoined = (word: string, postings: Postings): Match[] =>
  SHORT.test(word) ? JOINED.flatMap((start) => postings.same(start + word)) : [];

/** Whether the catalogue contains the word, or a word with this prefix for an unfinished one. */
export const isKnown = (typed: TypedWord, postings: Postings): boolean =>
  has(typed, postings) ||
  strippedOf(typed, postings).some((form) => has(form, postings)) ||
  withJoined(typed.word, postings).length > 0;

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

const halved = (matches: readonly Match[]): Match[] =>
  matches.map((match) => ({ ...match, likeness: match.likeness * STRIPPED_LIKENESS }));

/**
 * Returns the catalogue words that match a query word. Typos are tolerated when the word is unknown, or
 * `forgiving`.
 */
export const matchesOf = (typed: TypedWord, postings: Postings, forgiving: boolean): Match[] => {
  const forgives = forgiving || !isKnown(typed, postings);
  return [
    ...formMatches(typed, postings, forgives),
    ...(forgives ? swapped(typed.word, postings) : []),
    ...halved([
      ...strippedOf(typed, postings, forgiving).flatMap((form) => formMatches(form, postings, forgives)),
      ...withJoined(typed.word, postings),
    ]),
  ];
};
