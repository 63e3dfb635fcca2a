import { fold } from '@sahra/schemas/fold';

import { Postings } from './postings';
import { isLatinSpelling, latinForms } from './sound/latin-sounds';
import { stripArabicAnd, stripArabicPrefix } from './strip-arabic-prefix';
import { swappedLetters, typosForgiven } from './typos-forgiven';
import { stemOf } from './word-stem';

/** Everyday words of a genre or kind, in either language, and the facets of what belongs to it. */
export interface Topic {
  words: readonly string[];
  facets: readonly string[];
}

/** A topic whose words were typed, and how alike they are (1: the same). */
export interface NamedTopic {
  topic: Topic;
  likeness: number;
  /** The editors' word, folded. */
  word: string;
}

const SUFFIX = /(?<=\p{Script=Arabic}{3})(?:ات|ون|ين|يه|ي)$/u;
const PREFIX_FROM = 4;
const TYPO_FROM = 5;

/** The article and “and” do not distinguish words of topics; ة does, because الرياض is no رياضة. */
const bareWord = (word: string): string[] => [
  ...new Set([word, stripArabicPrefix(word), stripArabicPrefix(stripArabicAnd(word) ?? word)]),
];

/** Returns the words that a typed word may be a plural, a definite or an adjective of. */
const formsOf = (word: string): string[] =>
  bareWord(word).flatMap((bare) => [
    bare,
    ...(/[a-z]/u.test(bare) ? [stemOf(bare)] : []),
    ...(SUFFIX.test(bare) ? [bare.replace(SUFFIX, ''), bare.replace(SUFFIX, 'ه')] : []),
  ]);

const termOf = (folded: string): string =>
  folded
    .split(' ')
    .map((word) => stripArabicPrefix(word))
    .join(' ');

/** All topics, found by one of their words or by several in a row. */
export class TopicBook {
  readonly #topics: readonly Topic[];
  readonly #words = new Postings();
  /** Words of the longest phrase. */
  readonly longest: number;

  constructor(topics: readonly Topic[] = []) {
    this.#topics = topics;
    let longest = 1;
    for (const [number, { words }] of topics.entries()) {
      const terms = words.map((word) => termOf(fold(word))).filter(Boolean);
      longest = Math.max(longest, ...terms.map((term) => term.split(' ').length));
      this.#words.add(
        number,
        new Map(terms.flatMap((term) => [term, stemOf(term)]).map((term) => [term, 1])),
      );
    }
    this.longest = longest;
  }

  /** Returns the topics that folded words in a row name. */
  namedByPhrase(words: readonly string[]): NamedTopic[] {
    return this.#topicsOf(this.#words.same(termOf(words.join(' '))));
  }

  /** Returns the topics of a folded word; with `forgiving` also with a typo, or in Latin letters. */
  named(word: string, forgiving: boolean, unfinished: boolean): NamedTopic[] {
    const same = formsOf(word).flatMap((form) => this.#words.same(form));
    if (same.length > 0) return this.#topicsOf(same);
    const begun = unfinished && word.length >= PREFIX_FROM ? this.#words.beginning(word) : [];
    if (begun.length > 0 || !forgiving) return this.#topicsOf(begun);
    const typed =
      word.length < TYPO_FROM
        ? []
        : [
            ...this.#words.near(word, typosForgiven(word)),
            ...swappedLetters(word).flatMap((other) => this.#words.same(other)),
          ];
    const sounding = isLatinSpelling(word)
      ? latinForms(word).flatMap((form) => this.#words.sounding(form, false))
      : [];
    return this.#topicsOf([...typed, ...sounding]);
  }

  #topicsOf(matches: ReturnType<Postings['same']>): NamedTopic[] {
    const best = new Map<number, NamedTopic>();
    for (const { term, likeness, documents } of matches)
      for (const number of documents.keys()) {
        const topic = this.#topics[number];
        if (topic && likeness > (best.get(number)?.likeness ?? 0))
          best.set(number, { topic, likeness, word: term });
      }
    return [...best.values()];
  }
}
