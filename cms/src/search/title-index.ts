/** Index from title words, or whole titles, to documents. */
export class TitleIndex {
  readonly #documents = new Map<string, Set<number>>();

  add(document: number, words: readonly string[]): void {
    for (const word of words) {
      const documents = this.#documents.get(word);
      if (documents) documents.add(document);
      else this.#documents.set(word, new Set([document]));
    }
  }

  remove(document: number, words: readonly string[]): void {
    for (const word of words) {
      const documents = this.#documents.get(word);
      if (documents?.delete(document) && documents.size === 0) this.#documents.delete(word);
    }
  }

  /** Returns a check whether a document has all of the words. */
  having(words: readonly string[]): (document: number) => boolean {
    const all = words.map((word) => this.#documents.get(word));
    if (all.includes(undefined)) return () => false;
    return (document) => all.every((documents) => documents?.has(document));
  }
}
