/** Index from cache tag to the keys that carry it. */
export class TagIndex {
  readonly #keysOfTag = new Map<string, Set<string>>();

  add(tags: readonly string[], key: string): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysOfTag.set(tag, keys);
    }
  }

  delete(tags: readonly string[], key: string): void {
    for (const tag of tags) {
      const keys = this.#keysOfTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysOfTag.delete(tag);
    }
  }

  keysOf(tag: string): Iterable<string> {
    return this.#keysOfTag.get(tag) ?? [];
  }
}
