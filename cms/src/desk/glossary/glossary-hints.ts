import { OTHER_LOCALE, type Locale } from '@sahra/schemas/constants';
import { fold } from '@sahra/schemas/fold';

import type { GlossaryTerm } from './glossary';

/** Letters that Arabic writes at the beginning of a word, and the article. The longest come first. */
const PREFIXES = [
  ...['وبال', 'فبال', 'وكال', 'ولل', 'فلل', 'وال', 'فال', 'بال', 'كال', 'لل', 'ال'],
  ...['وب', 'وك', 'ول', 'فب', 'فل', 'و', 'ف', 'ب', 'ك', 'ل'],
];
const ARTICLE = 'ال';
/** What is left of a word without its prefix has at least so many letters. */
const STEM_MIN = 3;

interface Word {
  folded: string;
  start: number;
  end: number;
}

interface Entry {
  term: GlossaryTerm;
  /** The text is one to avoid. */
  isAvoided: boolean;
  words: readonly string[];
}

/** Texts of the glossary in one language, by their first words. */
export type GlossaryIndex = ReadonlyMap<string, readonly Entry[]>;

interface Found extends Entry {
  start: number;
  end: number;
  /** Letters before the first word that belong to the sentence, such as “و”. */
  prefix: string;
}

/** What a text and its glossary say of each other. */
export interface GlossaryHint {
  term: GlossaryTerm;
  /** Word of the text that is to be avoided; null where the other language has the term and this text does not. */
  used: string | null;
  /** The text with the agreed word in place of `used`. */
  repaired: string | null;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}'’]+/gu)].flatMap(({ 0: word, index }) => {
    const folded = fold(word);
    return folded === '' ? [] : [{ folded, start: index, end: index + word.length }];
  });

const stemOf = (word: string): string =>
  word.startsWith(ARTICLE) && word.length >= ARTICLE.length + STEM_MIN ? word.slice(ARTICLE.length) : word;

/** The prefix with which `word` is `wanted`, without its article: empty for the bare word, null for another word. */
const prefixOf = (word: string, wanted: string): string | null => {
  const stem = stemOf(wanted);
  if (word === wanted || word === stem) return '';
  const prefix = PREFIXES.find((each) => word === each + stem);
  return prefix !== undefined && stem.length >= STEM_MIN ? prefix : null;
};

/** Makes the texts of one language findable. */
export const glossaryIndex = (terms: readonly GlossaryTerm[], locale: Locale): GlossaryIndex => {
  const index = new Map<string, Entry[]>();
  const add = (term: GlossaryTerm, text: string, isAvoided: boolean): void => {
    const words = wordsOf(text).map(({ folded }) => folded);
    const [first] = words;
    if (first === undefined) return;
    const key = stemOf(first);
    index.set(key, [...(index.get(key) ?? []), { term, isAvoided, words }]);
  };
  for (const term of terms) {
    add(term, term.texts[locale], false);
    for (const text of term.avoid[locale]) add(term, text, true);
  }
  return index;
};

const keysOf = (word: string): string[] => [
  word,
  stemOf(word),
  ...PREFIXES.flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : [])),
];

/** Returns the terms in a text, the longest where several begin at one word. */
export const findTerms = (index: GlossaryIndex, text: string): Found[] => {
  const words = wordsOf(text);
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    if (!first) break;
    const matches = [...new Set(keysOf(first.folded).flatMap((key) => index.get(key) ?? []))].flatMap(
      (entry) => {
        const prefixes = entry.words.map((wanted, place) =>
          prefixOf(words[at + place]?.folded ?? '', wanted),
        );
        return prefixes.includes(null) ? [] : [{ entry, prefix: prefixes[0] ?? '' }];
      },
    );
    const [longest] = matches.toSorted((one, two) => two.entry.words.length - one.entry.words.length);
    if (!longest) continue;
    const last = words[at + longest.entry.words.length - 1] ?? first;
    found.push({ ...longest.entry, prefix: longest.prefix, start: first.start, end: last.end });
    at += longest.entry.words.length - 1;
  }
  return found;
};

/** A prefix without its article: “وال” is “و”, “لل” is “ل”. */
const withoutArticle = (prefix: string): string =>
  prefix.endsWith('لل') ? prefix.slice(0, -1) : prefix.slice(0, -ARTICLE.length);

/**
 * The agreed text after a prefix. In “كرة القدم” the first word takes no article; where no word has one, as in
 * “شباك نظيفة”, all words take it.
 */
const withPrefix = (prefix: string, agreed: string): string => {
  const hasArticle = prefix.endsWith(ARTICLE) || prefix.endsWith('لل');
  const [first = '', ...others] = agreed.split(' ');
  if (!hasArticle) return prefix + agreed;
  if (first.startsWith(ARTICLE)) return prefix + agreed.slice(ARTICLE.length);
  if (others.some((word) => word.startsWith(ARTICLE))) return withoutArticle(prefix) + agreed;
  return [prefix + first, ...others.map((word) => ARTICLE + word)].join(' ');
};

interface Texts {
  locale: Locale;
  text: string;
  /** The same field in the other language. */
  other: string;
}

/** Returns the hints for a text, those of its own words first; one for each term. */
export const glossaryHints = (
  indexes: Readonly<Record<Locale, GlossaryIndex>>,
  { locale, text, other }: Texts,
): GlossaryHint[] => {
  const own = findTerms(indexes[locale], text);
  const avoided = own
    .filter(({ isAvoided }) => isAvoided)
    .map(({ term, start, end, prefix }) => ({
      term,
      used: text.slice(start + (text.slice(start, end).startsWith(prefix) ? prefix.length : 0), end),
      repaired: text.slice(0, start) + withPrefix(prefix, term.texts[locale]) + text.slice(end),
    }));
  const named = new Set(own.map(({ term }) => term.id));
  const wanted = findTerms(indexes[OTHER_LOCALE[locale]], other)
    .filter(({ term }) => !named.has(term.id))
    .map(({ term }) => ({ term, used: null, repaired: null }));
  const hints = [...avoided, ...wanted];
  return hints.filter(({ term }, place) => hints.findIndex((each) => each.term.id === term.id) === place);
};
