import SearchableMap from 'minisearch/SearchableMap';

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

/** Inverted index of folded words. Weights are integers, which need no extra memory. */
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
    return [...this.#terms.fuzzyGet(word, slips)].flatMap(([term, [documents, letters]]) =>
      letters === 0 ? [] : [{ term, likeness: likenessOf(FUZZY_LIKENESS, word.length, letters), documents }],
    );
  }
}
