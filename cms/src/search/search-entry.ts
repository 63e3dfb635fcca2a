import type { AliasBook } from './alias-book';
import { stripArabicAnd, stripArabicPrefix, stripArabicPrefixOfAny } from './strip-arabic-prefix';
import { facetTerm } from './query-units';
import { fold, foldedWords } from '@sahra/schemas/fold';
import type { SearchDocument } from './search-document';

/** Weight and typical number of words of each field. */
const FIELDS = {
  title: { weight: 6, usual: 8 },
  people: { weight: 5, usual: 4 },
  alias: { weight: 4, usual: 6 },
  /** Words of titles without a joined article or particle. */
  bare: { weight: 3, usual: 3 },
  belongsTo: { weight: 2, usual: 10 },
  text: { weight: 1, usual: 40 },
  /** Words of all other fields without a joined article or particle. */
  bareText: { weight: 0.5, usual: 12 },
} as const;
type Field = keyof typeof FIELDS;

/** Indexed words of a document. */
export interface SearchEntry {
  /** Folded words by field. */
  fields: Readonly<Record<Field, readonly string[]>>;
  /** What the document belongs to. */
  facets: readonly string[];
  /** Title words in their original spelling, in lower case; a query with the same spelling ranks first. */
  exact: readonly string[];
  /** Each whole title as one term; a query equal to a title ranks first. */
  whole: readonly string[];
}

/** Splits text into words in their original spelling, in lower case. */
export const spelledWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

const ENGLISH_ARTICLES = new Set(['the', 'a', 'an']);

/** Joins the words of a folded title or query into one term, without articles. */
export const wholeTitle = (folded: readonly string[]): string =>
  folded
    .filter((word) => !ENGLISH_ARTICLES.has(word))
    .map(stripArabicPrefixOfAny)
    .join(' ');

/** Adds the form without a joined “and” for each word that has one. */
const withParted = (words: readonly string[]): string[] =>
  words.flatMap((word) => [word, stripArabicAnd(word) ?? []].flat());

/** Returns the words with an article or particle, after its removal. */
const bareWords = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const bare = stripArabicPrefix(word);
    return bare === word ? [] : [bare];
  });

/** Builds the index entry of a document, including the editors' other spellings of its names. */
export const searchEntry = (
  { words, belongsTo, facets }: SearchDocument,
  aliases: AliasBook,
): SearchEntry => {
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
    facets,
    exact: spelledWords(titles.join(' ')),
    whole: titles.map((one) => wholeTitle(fold(one).split(' '))),
  };
};

/** BM25 parameters k1 (saturation of repeated words) and b (influence of the field's length). */
const SATURATION = 1.2;
const LENGTH_MATTERS = 0.75;
/** A facet counts more than a name that a record belongs to, and less than a word of its title. */
const FACET_WEIGHT = 3;
/** Scale factor that turns weights into integers. */
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

/** Returns the total weight of each folded word over all fields, and of each facet. */
export const weightsOf = ({ fields, facets }: SearchEntry): Map<string, number> => {
  const weights = new Map(facets.map((facet) => [facetTerm(facet), PART * FACET_WEIGHT]));
  for (const field of Object.keys(FIELDS) as Field[])
    for (const [word, times] of timesOf(fields[field])) {
      const weight = weightIn(field, times, fields[field].length);
      weights.set(word, (weights.get(word) ?? 0) + Math.round(PART * weight));
    }
  return weights;
};
