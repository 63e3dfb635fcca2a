import { LRUCache } from 'lru-cache';

/** What a loader found, with the names a publish purges it by. */
export interface Finding<Value> {
  value: Value;
  /** `video:{code}` for one record, `video:*` for lists and for what was not found. */
  tags: readonly string[];
  /** The next start or end time the value contains; null when it contains none. */
  expiresAt: number | null;
}

interface Entry extends Finding<unknown> {
  fresh: boolean;
}

/** Read of one key: `fresh` answers may be served as they are, others only when the upstream is down. */
export interface CacheRead<Value> {
  value: Value;
  fresh: boolean;
}

/** Marks the moment a read of an upstream began: what was purged since then may be older than the publish. */
export type ReadMark = number & { readonly __mark: unique symbol };

/**
 * The shared memory of public answers. A purged entry is kept as the last good answer until a newer one replaces it.
 * Keys start with the locale; viewers' answers cannot get here, because only public loaders hold this cache.
 */
export class PublicCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysOfTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Promise<unknown>>();
  #purges = 0;

  constructor(
    private readonly now: () => number = Date.now,
    max = 20_000,
  ) {
    this.#entries = new LRUCache({
      max,
      dispose: (entry, key) => {
        for (const tag of entry.tags) this.#forget(tag, key);
      },
    });
  }

  get<Value>(key: string): CacheRead<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const expired = entry.expiresAt !== null && entry.expiresAt <= this.now();
    return { value: entry.value as Value, fresh: entry.fresh && !expired };
  }

  mark(): ReadMark {
    return this.#purges as ReadMark;
  }

  /** Keeps a finding; one that was read while something was purged is not trusted to be fresh. */
  set(key: string, finding: Finding<unknown>, since: ReadMark): void {
    this.#entries.set(key, { ...finding, fresh: since === this.#purges });
    for (const tag of finding.tags) {
      const keys = this.#keysOfTag.get(tag) ?? new Set();
      keys.add(key);
      this.#keysOfTag.set(tag, keys);
    }
  }

  /** Requests that ask for the same key at the same time share one read, unless a purge came between them. */
  flight<Value>(key: string): Promise<Value> | undefined {
    return this.#flights.get(key) as Promise<Value> | undefined;
  }

  startFlight(key: string, flight: Promise<unknown>): void {
    this.#flights.set(key, flight);
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.then(land, land);
  }

  /** Everything that carries one of the tags is read anew, in every language. */
  purge(tags: readonly string[]): void {
    this.#purges += 1;
    this.#flights.clear();
    for (const tag of tags) {
      for (const key of this.#keysOfTag.get(tag) ?? []) this.#spoil(key);
    }
  }

  purgeAll(): void {
    this.#purges += 1;
    this.#flights.clear();
    for (const key of this.#entries.keys()) this.#spoil(key);
  }

  #spoil(key: string): void {
    const entry = this.#entries.peek(key);
    if (entry) entry.fresh = false;
  }

  #forget(tag: string, key: string): void {
    const keys = this.#keysOfTag.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) this.#keysOfTag.delete(tag);
  }
}
