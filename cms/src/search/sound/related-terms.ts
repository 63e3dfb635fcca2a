import SearchableMap from 'minisearch/SearchableMap';

/** Terms of an index by other keys of theirs, as their sound or their stem. */
export class RelatedTerms {
  readonly #terms = new SearchableMap<string[]>();

  constructor(private readonly keysOf: (term: string) => readonly string[]) {}

  add(term: string): void {
    for (const key of this.keysOf(term)) {
      const terms = this.#terms.get(key);
      if (terms) terms.push(term);
      else this.#terms.set(key, [term]);
    }
  }

  remove(term: string): void {
    for (const key of this.keysOf(term)) {
      const others = (this.#terms.get(key) ?? []).filter((other) => other !== term);
      if (others.length > 0) this.#terms.set(key, others);
      else this.#terms.delete(key);
    }
  }

  /** Returns the terms with this key. */
  having(key: string): readonly string[] {
    return this.#terms.get(key) ?? [];
  }

  /** Returns the terms with a key that begins with `start`. */
  beginning(start: string): string[] {
    return [...this.#terms.atPrefix(start).values()].flat();
  }
}
