import SearchableMap from 'minisearch/SearchableMap';

/** Documents that have a word, by their numbers, with the weight of the word in each. */
export type Documents = ReadonlyMap<number, number>;

/** A word of the catalogue that is like a looked-up one, from 1 (the same) down. */
export interface Match {
  term: string;
  likeness: number;
  documents: Documents;
}

/** A slip of the finger costs half, an unfinished word a third, and more the more letters differ. */
const FUZZY_LIKENESS = 0.5;
const PREFIX_LIKENESS = 0.7;
const PREFIX_LETTER = 0.3;

const likenessOf = (most: number, length: number, letters: number): number =>
  (most * length) / (length + letters);

/** Which documents have which folded words. Weights are whole numbers, which take no memory of their own. */
export class Postings {
  readonly #terms = new SearchableMap<Map<number, number>>();

  add(document: number, weights: ReadonlyMap<string, number>): void {
    for (const [term, weight] of weights) {
      const documents = this.#terms.get(term);
      if (documents) documents.set(document, weight);
      else this.#terms.set(term, new Map([[document, weight]]));
    }
  }

  remove(document: number, terms: Iterable<string>): void {
    for (const term of terms) {
      const documents = this.#terms.get(term);
      if (documents?.delete(document) && documents.size === 0) this.#terms.delete(term);
    }
  }

  /** Whether this is a word of the catalogue. */
  knows(word: string): boolean {
    return this.#terms.has(word);
  }

  /** Whether a word of the catalogue begins so. */
  begins(start: string): boolean {
    return this.#terms.atPrefix(start).keys().next().done !== true;
  }

  /** The word itself. */
  same(word: string): Match[] {
    const documents = this.#terms.get(word);
    return documents ? [{ term: word, likeness: 1, documents }] : [];
  }

  /** Words that begin with `start`, itself among them. */
  beginning(start: string): Match[] {
    return [...this.#terms.atPrefix(start)].map(([term, documents]) => {
      const letters = PREFIX_LETTER * (term.length - start.length);
      const likeness = letters === 0 ? 1 : likenessOf(PREFIX_LIKENESS, start.length, letters);
      return { term, likeness, documents };
    });
  }

  /** Words that differ from `word` by 1 to `slips` letters. */
  near(word: string, slips: number): Match[] {
    return [...this.#terms.fuzzyGet(word, slips)].flatMap(([term, [documents, letters]]) =>
      letters === 0 ? [] : [{ term, likeness: likenessOf(FUZZY_LIKENESS, word.length, letters), documents }],
    );
  }
}
