import type { AliasBook } from './alias-book';
import { bareWord, withoutAnd } from './bare-word';
import { fold, foldedWords } from '@sahra/schemas/fold';
import type { SearchDocument } from './search-document';

/** Fields of a document by what their words count, and how many words such a field usually has. */
const FIELDS = {
  title: { weight: 6, usual: 8 },
  people: { weight: 5, usual: 4 },
  alias: { weight: 4, usual: 6 },
  /** Words of titles without the article or particle that is joined to them. */
  bare: { weight: 3, usual: 3 },
  belongsTo: { weight: 2, usual: 10 },
  text: { weight: 1, usual: 40 },
  /** The same of everything else. */
  bareText: { weight: 0.5, usual: 12 },
} as const;
type Field = keyof typeof FIELDS;

/** The words of a document as the index takes it in. */
export interface SearchEntry {
  /** Folded words of each field. */
  fields: Readonly<Record<Field, readonly string[]>>;
  /** Words of titles as they are spelled, in lower case: a query spelled alike comes first. */
  exact: readonly string[];
  /** Each title as one word: a query that says nothing more nor less comes first. */
  whole: readonly string[];
}

/** Words as they are spelled, in lower case. */
export const spelledWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

const ENGLISH_ARTICLES = new Set(['the', 'a', 'an']);

/** A folded title, or a query, as one word. Articles make no difference to it. */
export const wholeTitle = (folded: readonly string[]): string =>
  folded
    .filter((word) => !ENGLISH_ARTICLES.has(word))
    .map(bareWord)
    .join(' ');

/** The words, and those with a joined “and” also without it. */
const withParted = (words: readonly string[]): string[] =>
  words.flatMap((word) => [word, withoutAnd(word) ?? []].flat());

/** What stays of the words that carry an article or a particle. */
const bareWords = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const bare = bareWord(word);
    return bare === word ? [] : [bare];
  });

/** What is looked up of a document, with the spellings that editors listed for its names. */
export const searchEntry = ({ words, belongsTo }: SearchDocument, aliases: AliasBook): SearchEntry => {
  const languages = Object.values(words);
  const titles = languages.map(({ title }) => title);
  const title = foldedWords(titles.join(' '));
  const people = foldedWords(languages.map((language) => language.people).join(' '));
  const owners = foldedWords(belongsTo.join(' '));
  const text = foldedWords(languages.map(({ description }) => description).join(' '));
  const otherSpellings = (names: readonly string[]): string[] =>
    aliases.otherSpellings([...names, ...bareWords(names)].join(' '));
  return {
    fields: {
      title: withParted(title),
      people: withParted(people),
      alias: otherSpellings([...title, ...people]),
      bare: bareWords(title),
      belongsTo: [...withParted(owners), ...otherSpellings(owners)],
      text: withParted(text),
      bareText: bareWords([...people, ...owners, ...text]),
    },
    exact: spelledWords(titles.join(' ')),
    whole: titles.map((one) => wholeTitle(fold(one).split(' '))),
  };
};

/** How fast another occurrence of a word in a field counts less, and how much the length of the field matters (BM25). */
const SATURATION = 1.2;
const LENGTH_MATTERS = 0.75;
/** Weights are whole numbers of this part. */
const PART = 100;

const weightIn = (field: Field, times: number, length: number): number => {
  const { weight, usual } = FIELDS[field];
  const long = 1 - LENGTH_MATTERS + (LENGTH_MATTERS * length) / usual;
  return (weight * times * (SATURATION + 1)) / (times + SATURATION * long);
};

const timesOf = (words: readonly string[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
};

/** All folded words of an entry with what each counts in it, over all fields. */
export const weightsOf = ({ fields }: SearchEntry): Map<string, number> => {
  const weights = new Map<string, number>();
  for (const field of Object.keys(FIELDS) as Field[])
    for (const [word, times] of timesOf(fields[field])) {
      const weight = weightIn(field, times, fields[field].length);
      weights.set(word, (weights.get(word) ?? 0) + Math.round(PART * weight));
    }
  return weights;
};
