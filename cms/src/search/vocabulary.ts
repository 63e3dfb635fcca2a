import SearchableMap from 'minisearch/SearchableMap';

/** The folded words of the catalogue: answers what is a word of it without searching the documents. */
export class Vocabulary {
  /** How many times each word was taken in. */
  readonly #uses = new SearchableMap<number>();

  add(words: Iterable<string>): void {
    for (const word of words) this.#uses.set(word, (this.#uses.get(word) ?? 0) + 1);
  }

  /** Takes back what was added; words that were not are no matter. */
  remove(words: Iterable<string>): void {
    for (const word of words) {
      const left = (this.#uses.get(word) ?? 0) - 1;
      if (left > 0) this.#uses.set(word, left);
      else this.#uses.delete(word);
    }
  }

  /** Whether this is a word. */
  knows(word: string): boolean {
    return this.#uses.has(word);
  }

  /** Whether a word begins so. */
  begins(start: string): boolean {
    return this.#uses.atPrefix(start).keys().next().done !== true;
  }
}
