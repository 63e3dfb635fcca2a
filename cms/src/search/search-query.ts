import { foldedWords } from '@sahra/schemas/fold';

import { everydayMatches, everydaySounds } from './everyday-matches';
import { isLatinSpelling, joinDottedDigits, latinForms } from './sound/latin-sounds';
import { possiblyStripped, stripArabicAnd, stripArabicPrefix } from './strip-arabic-prefix';
import type { Match, Postings } from './postings';
import { swappedLetters, typosForgiven } from './typos-forgiven';

/** A match of a word without its joined particle counts half. */
const STRIPPED_LIKENESS = 0.5;
/** A single letter matches too many words as a prefix; after another word it is searched at once. */
const PREFIX_FROM_ALONE = 2;

/** Folded word of a query, and whether it may be a prefix: the last word may be incomplete. */
export interface TypedWord {
  word: string;
  unfinished: boolean;
}

const AND = 'و';

/** Folds a query into words. An “and” that stands alone (`ذهب و إيجار`) belongs to the next word, as in titles. */
export const queryWords = (query: string): string[] => {
  const words = foldedWords(joinDottedDigits(query));
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
  withJoined(typed.word, postings).length > 0 ||
  postings.sameStem(typed.word).length > 0 ||
  everydayMatches(typed.word, postings, true).length > 0;

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

/** Returns the Arabic words that a word in Latin letters may spell, unless it is an English word of ours. */
const soundMatches = ({ word, unfinished }: TypedWord, postings: Postings, forgives: Forgives): Match[] => {
  if (!isLatinSpelling(word) || (!forgives.typos && postings.knows(word))) return [];
  const sounds = latinForms(word).flatMap((form) => postings.sounding(form, unfinished));
  return sounds.length > 0 && !forgives.more ? sounds : [...sounds, ...everydaySounds(word, postings)];
};

/** What is forgiven in a word: typos and other letters; `more`: when the words were not found together otherwise. */
export interface Forgives {
  typos: boolean;
  more: boolean;
}

/** Returns the catalogue words that match a query word. */
export const matchesOf = (typed: TypedWord, postings: Postings, forgives: Forgives): Match[] => [
  ...formMatches(typed, postings, forgives.typos),
  ...(forgives.typos ? [...swapped(typed.word, postings), ...postings.sameRoot(typed.word)] : []),
  ...postings.sameStem(typed.word),
  ...everydayMatches(typed.word, postings, forgives.typos || !has(typed, postings)),
  ...soundMatches(typed, postings, forgives),
  ...halved([
    ...strippedOf(typed, postings, forgives.typos).flatMap((form) =>
      formMatches(form, postings, forgives.typos),
    ),
    ...withJoined(typed.word, postings),
  ]),
];
