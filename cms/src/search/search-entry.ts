import { type AliasGroup, otherSpellings } from './alias-groups';
import { bareWord, withoutAnd } from './bare-word';
import { fold, foldedWords } from './fold';
import type { SearchDocument } from './search-document';

/** Fields of a document whose words are folded; each word of a query is looked for in all of them. */
export const FOLDED_FIELDS = ['title', 'people', 'alias', 'bare', 'belongsTo', 'text', 'bareText'] as const;
export type FoldedField = (typeof FOLDED_FIELDS)[number];

/** A document as the index takes it in: words divided by spaces. */
export interface SearchEntry extends Record<FoldedField, string> {
  id: string;
  /** Titles as they are spelled, in lower case: a query spelled alike comes first. */
  exact: string;
  /** Each title as one word: a query that says nothing more nor less comes first. */
  whole: string;
}

/** Words as they are spelled, in lower case. */
export const spelledWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

export const splitWords = (text: string): string[] => text.split(' ').filter(Boolean);

const ENGLISH_ARTICLES = new Set(['the', 'a', 'an']);

/** A folded title, or a query, as one word. Articles make no difference to it. */
export const wholeTitle = (folded: readonly string[]): string =>
  folded
    .filter((word) => !ENGLISH_ARTICLES.has(word))
    .map(bareWord)
    .join('_');

/** The folded words, and those with a joined “and” also without it. */
const withParted = (folded: string): string =>
  splitWords(folded)
    .flatMap((word) => [word, withoutAnd(word) ?? []].flat())
    .join(' ');

/** What stays of the folded words that carry an article or a particle. */
const bareWords = (folded: string): string =>
  splitWords(folded)
    .flatMap((word) => {
      const bare = bareWord(word);
      return bare === word ? [] : [bare];
    })
    .join(' ');

/** What is looked up of a document, with the spellings that editors listed for its names. */
export const searchEntry = (
  { id, words, belongsTo }: SearchDocument,
  aliases: readonly AliasGroup[],
): SearchEntry => {
  const languages = Object.values(words);
  const titles = languages.map(({ title }) => title).join(' ');
  const title = fold(titles);
  const people = fold(languages.map((language) => language.people).join(' '));
  const owners = fold(belongsTo.join(' '));
  const withOther = (names: string): string =>
    otherSpellings(aliases, `${names} ${bareWords(names)}`).join(' ');
  const text = fold(languages.map(({ description }) => description).join(' '));
  return {
    id,
    exact: spelledWords(titles).join(' '),
    whole: languages.map((language) => wholeTitle(foldedWords(language.title))).join(' '),
    title: withParted(title),
    people: withParted(people),
    alias: withOther(`${title} ${people}`),
    bare: bareWords(title),
    belongsTo: `${withParted(owners)} ${withOther(owners)}`,
    text: withParted(text),
    bareText: bareWords(`${people} ${owners} ${text}`),
  };
};

/** All folded words of an entry. */
export const wordsOfEntry = (entry: SearchEntry): string[] =>
  FOLDED_FIELDS.flatMap((field) => splitWords(entry[field]));
