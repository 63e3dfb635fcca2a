import { LRUCache } from 'lru-cache';

import { validateCacheTags } from './cache-tag';
import { TagIndex } from './tag-index';

/** Value that a loader read, with the cache tags that purge it. */
export interface TaggedValue<Value> {
  value: Value;
  /** `video:{code}` for one record, `video:*` for lists and for records that were not found. */
  tags: readonly string[];
  /** Next start or end time in the value, in ms since 1970; null when it contains none. */
  expiresAt: number | null;
}

interface Entry extends TaggedValue<unknown> {
  fresh: boolean;
  size: number;
}

/** Cached value of one key. A `fresh` value may be served as it is, any other only while the upstream is down. */
export interface CachedValue<Value> extends TaggedValue<Value> {
  fresh: boolean;
}

/**
 * Number of purges when an upstream read began. After a later purge, the value
 * read may be older than the publish.
 */
export type ReadMark = number & { readonly __mark: unique symbol };

/** Size limits of one cache part: `max` entries, and `maxSize` in characters of JSON. */
interface PartLimits {
  max: number;
  maxSize: number;
}

export interface CacheLimits {
  /** Entries that were requested at least twice. */
  reused: PartLimits;
  /** Entries that were requested once so far. */
  probation: PartLimits;
  /** Results for missing records: null and empty pages. */
  missing: PartLimits;
}

const MEBI = 1_048_576;

const CACHE_LIMITS: CacheLimits = {
  reused: { max: 20_000, maxSize: 32 * MEBI },
  probation: { max: 5_000, maxSize: 8 * MEBI },
  missing: { max: 5_000, maxSize: 2 * MEBI },
};

/** Longest key that is cached. Keys of the product's own pages have fewer than 200 characters. */
export const KEY_LENGTH_MAX = 512;

const isNothing = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value !== 'object' || !('items' in value)) return false;
  return Array.isArray(value.items) && value.items.length === 0;
};

/**
 * Shared cache of public values. A purged entry stays as the last good value until a newer one replaces it.
 * Keys start with the locale. Viewers' values cannot get here, because only public loaders hold this cache.
 * Anybody can make up keys. An entry must therefore be requested twice before it moves to the large part, and
 * results for missing records never move there: docs/decisions/0088.
 */
export class PublicCache {
  readonly #parts: Record<keyof CacheLimits, LRUCache<string, Entry>>;
  readonly #tags = new TagIndex();
  readonly #flights = new Map<string, Promise<unknown>>();
  #purges = 0;
  /** Number of reads by what they found: plain numbers, which only the metrics look at. */
  readonly reads = { hit: 0, stale: 0, miss: 0 };

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

  /** Number of cached entries. */
  get size(): number {
    return this.#all().reduce((sum, { size }) => sum + size, 0);
  }

  /** Total size of all entries, in characters of JSON. */
  get characters(): number {
    return this.#all().reduce((sum, { calculatedSize }) => sum + calculatedSize, 0);
  }

  get<Value>(key: string): CachedValue<Value> | undefined {
    const { reused, probation, missing } = this.#parts;
    const entry = reused.get(key) ?? missing.get(key) ?? this.#promote(key, probation.peek(key));
    if (!entry) {
      this.reads.miss += 1;
      return undefined;
    }
    const expired = entry.expiresAt !== null && entry.expiresAt <= this.now();
    const fresh = entry.fresh && !expired;
    this.reads[fresh ? 'hit' : 'stale'] += 1;
    return { value: entry.value as Value, tags: entry.tags, expiresAt: entry.expiresAt, fresh };
  }

  mark(): ReadMark {
    return this.#purges as ReadMark;
  }

  /**
   * Caches a value; it is not fresh when a purge happened during its read.
   * Throws when a tag has an invalid shape.
   */
  set(key: string, finding: TaggedValue<unknown>, since: ReadMark): void {
    const tags = validateCacheTags(finding.tags);
    if (key.length > KEY_LENGTH_MAX) return;
    const { value, expiresAt } = finding;
    const size = key.length + ((JSON.stringify(value) as string | undefined) ?? '').length;
    const entry = { value, tags, expiresAt, size, fresh: since === this.#purges };
    if (isNothing(value)) this.#keep('missing', key, entry);
    else this.#keep(this.#parts.reused.has(key) ? 'reused' : 'probation', key, entry);
  }

  /**
   * Returns the running read of a key. Simultaneous requests for one key share it,
   * unless a purge happened in between.
   */
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

  /** Marks every entry with one of the tags as stale, in every locale, so that it is read again. */
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

  /** Stores an entry in exactly one part. An entry larger than the part is not stored. */
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
