import { LRUCache } from 'lru-cache';

import { checkedTags } from './cache-tag';
import { TagIndex } from './tag-index';

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
  size: number;
}

/** Read of one key: `fresh` answers may be served as they are, others only when the upstream is down. */
export interface CacheRead<Value> {
  value: Value;
  fresh: boolean;
}

/** Marks the moment a read of an upstream began: what was purged since then may be older than the publish. */
export type ReadMark = number & { readonly __mark: unique symbol };

/** How much one part of the cache holds; sizes are in characters of JSON. */
interface PartLimits {
  max: number;
  maxSize: number;
}

export interface CacheLimits {
  /** What was asked for at least twice. */
  reused: PartLimits;
  /** What was asked for once so far. */
  probation: PartLimits;
  /** What does not exist: null and empty pages. */
  missing: PartLimits;
}

const MEBI = 1_048_576;

const CACHE_LIMITS: CacheLimits = {
  reused: { max: 20_000, maxSize: 32 * MEBI },
  probation: { max: 5_000, maxSize: 8 * MEBI },
  missing: { max: 5_000, maxSize: 2 * MEBI },
};

/** Longest key that is kept. Keys of the product's own pages have fewer than 200 characters. */
export const KEY_LENGTH_MAX = 512;

const isNothing = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'object' || !('items' in value)) return false;
  return Array.isArray(value.items) && value.items.length === 0;
};

/**
 * The shared memory of public answers. A purged entry is kept as the last good answer until a newer one replaces it.
 * Keys start with the locale; viewers' answers cannot get here, because only public loaders hold this cache.
 *
 * Anybody can make up keys, so an entry has to be asked for twice before it shares the large part with what everybody reads, and
 * what does not exist never gets there: docs/decisions/0088.
 */
export class PublicCache {
  readonly #parts: Record<keyof CacheLimits, LRUCache<string, Entry>>;
  readonly #tags = new TagIndex();
  readonly #flights = new Map<string, Promise<unknown>>();
  #purges = 0;

  constructor(
    private readonly now: () => number = Date.now,
    limits: CacheLimits = CACHE_LIMITS,
  ) {
    const partOf = (part: PartLimits) =>
      new LRUCache<string, Entry>({
        ...part,
        sizeCalculation: ({ size }) => size,
        dispose: ({ tags }, key) => this.#tags.delete(tags, key),
      });
    this.#parts = {
      reused: partOf(limits.reused),
      probation: partOf(limits.probation),
      missing: partOf(limits.missing),
    };
  }

  /** How many entries are kept. */
  get size(): number {
    return this.#all().reduce((sum, { size }) => sum + size, 0);
  }

  /** How many characters the entries have together, as JSON. */
  get characters(): number {
    return this.#all().reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  }

  get<Value>(key: string): CacheRead<Value> | undefined {
    const { reused, probation, missing } = this.#parts;
    const entry = reused.get(key) ?? missing.get(key) ?? this.#promote(key, probation.peek(key));
    if (!entry) return undefined;
    const expired = entry.expiresAt !== null && entry.expiresAt <= this.now();
    return { value: entry.value as Value, fresh: entry.fresh && !expired };
  }

  mark(): ReadMark {
    return this.#purges as ReadMark;
  }

  /** Keeps a finding; one that was read while something was purged is not trusted to be fresh. Throws for tags of another shape. */
  set(key: string, finding: Finding<unknown>, since: ReadMark): void {
    const tags = checkedTags(finding.tags);
    if (key.length > KEY_LENGTH_MAX) return;
    const { value, expiresAt } = finding;
    const size = key.length + ((JSON.stringify(value) as string | undefined) ?? '').length;
    const entry = { value, tags, expiresAt, size, fresh: since === this.#purges };
    if (isNothing(value)) this.#keep('missing', key, entry);
    else this.#keep(this.#parts.reused.has(key) ? 'reused' : 'probation', key, entry);
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
    for (const tag of tags) for (const key of this.#tags.keysOf(tag)) this.#spoil(key);
  }

  purgeAll(): void {
    this.#purges += 1;
    this.#flights.clear();
    for (const part of this.#all()) for (const key of part.keys()) this.#spoil(key);
  }

  #all(): LRUCache<string, Entry>[] {
    return Object.values(this.#parts);
  }

  #promote(key: string, entry: Entry | undefined): Entry | undefined {
    if (entry) this.#keep('reused', key, entry);
    return entry;
  }

  /** Keeps an entry in one part only; one that is larger than the part is not kept. */
  #keep(name: keyof CacheLimits, key: string, entry: Entry): void {
    for (const part of this.#all()) part.delete(key);
    const part = this.#parts[name];
    part.set(key, entry);
    if (part.has(key)) this.#tags.add(entry.tags, key);
  }

  #spoil(key: string): void {
    for (const part of this.#all()) {
      const entry = part.peek(key);
      if (entry) entry.fresh = false;
    }
  }
}
