import { fold } from '@sahra/schemas/fold';

import { Postings } from './postings';
import { isLatinSpelling, latinForms } from './sound/latin-sounds';
import { RelatedTerms } from './sound/related-terms';
import { SoundComparison } from './sound/sound-cost';
import { arabicSoundKeys, latinSoundKeys } from './sound/sound-keys';
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

const ARABIC = /\p{Script=Arabic}/u;
const ARABIC_PHRASE = /^\p{Script=Arabic}.* /u;
const SOUND_COST_MAX = 0.5;

/** Before another word a final ة is spoken: `kurat al-qadam`. */
const phraseSoundKeys = (word: string): string[] => {
  const keys = arabicSoundKeys(word);
  return word.endsWith('ه')
    ? [...new Set([...keys, ...keys.map((key) => (key.endsWith('t') ? key : `${key}t`))])]
    : keys;
};

/** All topics, found by one of their words or by several in a row. */
export class TopicBook {
  readonly #topics: readonly Topic[];
  readonly #words = new Postings();
  /** Arabic words of each phrase, without their articles; and each of these words by its sound. */
  readonly #phrases: readonly string[][];
  readonly #spoken = new RelatedTerms(phraseSoundKeys);
  /** Words of the longest phrase. */
  readonly longest: number;

  constructor(topics: readonly Topic[] = []) {
    this.#topics = topics;
    const phrases: string[][] = [];
    let longest = 1;
    for (const [number, { words }] of topics.entries()) {
      const terms = words.map((word) => termOf(fold(word))).filter(Boolean);
      phrases.push(...terms.filter((term) => ARABIC_PHRASE.test(term)).map((term) => term.split(' ')));
      longest = Math.max(longest, ...terms.map((term) => term.split(' ').length));
      // No stems of Arabic words: رياضة and الرياض have the same.
      this.#words.add(
        number,
        new Map(
          terms
            .flatMap((term) => (ARABIC.test(term) ? [term] : [term, stemOf(term)]))
            .map((term) => [term, 1]),
        ),
      );
    }
    this.#phrases = phrases;
    for (const word of new Set(phrases.flat())) this.#spoken.add(word);
    this.longest = longest;
  }

  /** Returns the topics that folded words in a row name; with `forgiving` also in Latin letters. */
  namedByPhrase(words: readonly string[], forgiving: boolean): NamedTopic[] {
    const same = this.#words.same(termOf(words.join(' ')));
    if (same.length > 0 || !forgiving || !words.every(isLatinSpelling)) return this.#topicsOf(same);
    const spelled: ReadonlySet<string>[] = [];
    for (const word of words) {
      const ofWord = this.#spelledBy(word);
      if (ofWord.size === 0) return [];
      spelled.push(ofWord);
    }
    const spoken = this.#phrases.filter(
      (phrase) =>
        phrase.length === words.length && phrase.every((arabic, place) => spelled[place]?.has(arabic)),
    );
    return this.#topicsOf(spoken.flatMap((phrase) => this.#words.same(phrase.join(' '))));
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

  /** Returns the words of phrases that a word in Latin letters may spell. */
  #spelledBy(latin: string): ReadonlySet<string> {
    return new Set(
      latinForms(latin).flatMap((form) => {
        const comparison = new SoundComparison(form);
        return latinSoundKeys(form)
          .flatMap((key) => this.#spoken.having(key))
          .filter((arabic) => comparison.bestCost(arabic, SOUND_COST_MAX) <= SOUND_COST_MAX);
      }),
    );
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
