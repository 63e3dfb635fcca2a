import SearchableMap from 'minisearch/SearchableMap';

import { NearTerms } from './near-terms';
import { RelatedTerms } from './sound/related-terms';
import { SoundComparison } from './sound/sound-cost';
import { arabicSoundKeys, latinSoundKeys } from './sound/sound-keys';
import { arabicRoot, stemOf } from './word-stem';

/** Numbers of the documents that contain a word, with the word's weight in each. */
export type Documents = ReadonlyMap<number, number>;

/** Word of the catalogue similar to a query word; its likeness is 1 (the same) or less. */
export interface Match {
  term: string;
  likeness: number;
  documents: Documents;
}

/** A typo halves the likeness, a prefix match costs a third; more different letters cost more. */
const FUZZY_LIKENESS = 0.5;
const PREFIX_LIKENESS = 0.7;
const PREFIX_LETTER = 0.3;

const likenessOf = (most: number, length: number, letters: number): number =>
  (most * length) / (length + letters);

/** Singular, plural and definite form of a word; words of one root; spellings in Latin letters. */
const STEM_LIKENESS = 0.6;
const ROOT_LIKENESS = 0.4;
const SOUND_LIKENESS = 0.9;
/** How unusual a Latin spelling may be, for each of its letters, and at most. */
const SOUND_COST_OF_LETTER = 0.11;
const SOUND_COST_MAX = 0.9;
const SOUND_UNFINISHED = 0.2;
/** An unfinished word in Latin letters is compared from so many consonants. */
const SOUND_PREFIX_FROM = 2;

const ARABIC = /^\p{Script=Arabic}+$/u;
const soundsOf = (term: string): string[] => (ARABIC.test(term) ? arabicSoundKeys(term) : []);

const ROOT = '√';
const stemsOf = (term: string): string[] => {
  const [stem, root] = [stemOf(term), arabicRoot(term)];
  return [...(stem === term ? [] : [stem]), ...(root === null ? [] : [ROOT + root])];
};

/** Inverted index of folded words. Weights are integers, which need no extra memory. */
export class Postings {
  readonly #terms = new SearchableMap<Map<number, number>>();
  readonly #letters = new NearTerms();
  readonly #sounds = new RelatedTerms(soundsOf);
  readonly #stems = new RelatedTerms(stemsOf);

  add(document: number, weights: ReadonlyMap<string, number>): void {
    for (const [term, weight] of weights) {
      const documents = this.#terms.get(term);
      if (documents) documents.set(document, weight);
      else {
        this.#terms.set(term, new Map([[document, weight]]));
        this.#letters.add(term);
        this.#sounds.add(term);
        this.#stems.add(term);
      }
    }
  }

  remove(document: number, terms: Iterable<string>): void {
    for (const term of terms) {
      const documents = this.#terms.get(term);
      if (!documents?.delete(document) || documents.size > 0) continue;
      this.#terms.delete(term);
      this.#letters.remove(term);
      this.#sounds.remove(term);
      this.#stems.remove(term);
    }
  }

  /** Whether the catalogue contains this word. */
  knows(word: string): boolean {
    return this.#terms.has(word);
  }

  /** Whether a word of the catalogue begins with `start`. */
  begins(start: string): boolean {
    return this.#terms.atPrefix(start).keys().next().done !== true;
  }

  /** Returns the exact match. */
  same(word: string): Match[] {
    const documents = this.#terms.get(word);
    return documents ? [{ term: word, likeness: 1, documents }] : [];
  }

  /** Returns the words that begin with `start`, itself included. */
  beginning(start: string): Match[] {
    return [...this.#terms.atPrefix(start)].map(([term, documents]) => {
      const letters = PREFIX_LETTER * (term.length - start.length);
      const likeness = letters === 0 ? 1 : likenessOf(PREFIX_LIKENESS, start.length, letters);
      return { term, likeness, documents };
    });
  }

  /** Returns the words with an edit distance of 1 to `slips` from `word`. */
  near(word: string, slips: number): Match[] {
    return this.#letters
      .near(word, slips)
      .flatMap(([term, letters]) =>
        this.#matches([term], likenessOf(FUZZY_LIKENESS, word.length, letters), word),
      );
  }

  /** Returns the words with the stem of `word`, but not the word itself. */
  sameStem(word: string): Match[] {
    const stem = stemOf(word);
    return this.#matches([stem, ...this.#stems.having(stem)], STEM_LIKENESS, word);
  }

  /** Returns the Arabic words with the root of `word`, but not the word itself. */
  sameRoot(word: string): Match[] {
    const root = arabicRoot(word);
    return root === null ? [] : this.#matches(this.#stems.having(ROOT + root), ROOT_LIKENESS, word);
  }

  /** Returns the Arabic words that a word in Latin letters may spell; with `unfinished` also their beginnings. */
  sounding(word: string, unfinished: boolean): Match[] {
    const most = Math.min(SOUND_COST_MAX, SOUND_COST_OF_LETTER * word.length);
    const comparison = new SoundComparison(word);
    const costs = new Map<string, number>();
    const keys = latinSoundKeys(word);
    for (const key of keys)
      for (const term of this.#sounds.having(key))
        if (!costs.has(term)) costs.set(term, comparison.bestCost(term, most));
    const beginnings = unfinished ? keys.filter(({ length }) => length >= SOUND_PREFIX_FROM) : [];
    for (const key of beginnings)
      for (const term of this.#sounds.beginning(key))
        if (!costs.has(term))
          costs.set(term, SOUND_UNFINISHED + comparison.cost(term, most - SOUND_UNFINISHED, true));
    return [...costs].flatMap(([term, cost]) =>
      cost > most
        ? []
        : this.same(term).map((match) => ({ ...match, likeness: SOUND_LIKENESS / (1 + 2 * cost) })),
    );
  }

  #matches(terms: readonly string[], likeness: number, except: string): Match[] {
    return terms.flatMap((term) =>
      term === except ? [] : this.same(term).map((match) => ({ ...match, likeness })),
    );
  }
}
