import { LRUCache } from 'lru-cache';

import type { FeedEvents } from '../content/feed-events';
import { TagIndex } from '../content/tag-index';
import { CONTENT_VERSION_TAG, tagsOfChanges } from '../content/tags-of-change';
import type { KeptResponse } from './kept-response';

/** Size limits of one part: `max` responses, and `maxSize` bytes. */
interface PartLimits {
  max: number;
  maxSize: number;
}

export interface ResponseCacheLimits {
  /** Responses that were requested again. */
  reused: PartLimits;
  /** Responses that were requested once so far. */
  probation: PartLimits;
}

const MEBI = 1_048_576;
const LIMITS: ResponseCacheLimits = {
  reused: { max: 10_000, maxSize: 32 * MEBI },
  probation: { max: 2_000, maxSize: 8 * MEBI },
};
/** Documents whose responses are public; others share no read. */
const DOCUMENTS_MAX = 1_000;

interface Entry {
  response: KeptResponse;
  tags: readonly string[];
  size: number;
}

/**
 * Public responses as bytes, purged by the change feeds. Anybody can make up requests, so a response must be requested
 * twice before it moves to the large part: docs/decisions/0088 and 0160.
 */
export class ResponseCache {
  readonly #parts: Record<keyof ResponseCacheLimits, LRUCache<string, Entry>>;
  readonly #tags = new TagIndex();
  readonly #flights = new Map<string, Promise<unknown>>();
  readonly #publicDocuments = new LRUCache<string, true>({ max: DOCUMENTS_MAX });
  #purges = 0;
  /** Number of reads by what they found, for the metrics. */
  readonly reads = { hit: 0, miss: 0 };

  constructor(
    events: Pick<FeedEvents, 'subscribe'>,
    private readonly now: () => number,
    limits = LIMITS,
  ) {
    const partOf = (part: PartLimits) =>
      new LRUCache<string, Entry>({
        ...part,
        sizeCalculation: ({ size }) => size,
        dispose: ({ tags }, key) => this.#tags.delete(tags, key),
      });
    this.#parts = { reused: partOf(limits.reused), probation: partOf(limits.probation) };
    events.subscribe((event) => {
      if (event.kind === 'reachability') return;
      const tags = event.kind === 'gap' ? null : tagsOfChanges(event.changes);
      if (tags) this.#purge([...tags, CONTENT_VERSION_TAG]);
      else this.#purgeAll();
    });
  }

  /** Number of kept responses. */
  get size(): number {
    return this.#parts.reused.size + this.#parts.probation.size;
  }

  /** Size of all kept responses, in bytes. */
  get bytes(): number {
    return this.#parts.reused.calculatedSize + this.#parts.probation.calculatedSize;
  }

  /** Whether there is a response that is not outdated. Does not count as a read. */
  has(key: string): boolean {
    const { reused, probation } = this.#parts;
    const entry = reused.peek(key) ?? probation.peek(key);
    return entry !== undefined && entry.response.facts.expiresAt > this.now();
  }

  /** Returns the kept response of a request, if it is not outdated. */
  find(key: string): KeptResponse | undefined {
    const { reused, probation } = this.#parts;
    const entry = reused.get(key) ?? this.#promote(key, probation.peek(key));
    if (entry && entry.response.facts.expiresAt <= this.now()) this.#delete(key);
    else if (entry) {
      this.reads.hit += 1;
      return entry.response;
    }
    this.reads.miss += 1;
    return undefined;
  }

  /** Number of purges so far. A response that began before the latest one may be outdated. */
  mark(): number {
    return this.#purges;
  }

  /** Keeps a response, unless something was purged since its request began. */
  keep(key: string, document: string, response: KeptResponse, since: number): void {
    const { tags, expiresAt } = response.facts;
    if (since !== this.#purges || expiresAt <= this.now()) return;
    this.#publicDocuments.set(document, true);
    const entry = { response, tags, size: key.length + response.size };
    this.#keep(this.#parts.reused.has(key) ? 'reused' : 'probation', key, entry);
  }

  /** Counts a kept response again after its size has changed. */
  resize(key: string): void {
    for (const [name, part] of this.#all()) {
      const entry = part.peek(key);
      if (entry) this.#keep(name, key, { ...entry, size: key.length + entry.response.size });
    }
  }

  /** Returns the running request for the same response, which is worth waiting for. */
  flight(key: string): Promise<unknown> | undefined {
    return this.#flights.get(key);
  }

  /** Lets others wait for a request, if its document had public responses before. */
  startFlight(key: string, document: string, flight: Promise<unknown>): void {
    if (this.#flights.has(key) || !this.#publicDocuments.get(document)) return;
    const ended = flight.then(
      () => undefined,
      () => undefined,
    );
    this.#flights.set(key, ended);
    void ended.then(() => {
      if (this.#flights.get(key) === ended) this.#flights.delete(key);
    });
  }

  #purge(tags: readonly string[]): void {
    this.#purges += 1;
    this.#flights.clear();
    for (const tag of tags) for (const key of [...this.#tags.keysOf(tag)]) this.#delete(key);
  }

  #purgeAll(): void {
    this.#purges += 1;
    this.#flights.clear();
    for (const [, part] of this.#all()) part.clear();
  }

  #all(): [keyof ResponseCacheLimits, LRUCache<string, Entry>][] {
    return [
      ['reused', this.#parts.reused],
      ['probation', this.#parts.probation],
    ];
  }

  #promote(key: string, entry: Entry | undefined): Entry | undefined {
    if (entry) this.#keep('reused', key, entry);
    return entry;
  }

  #delete(key: string): void {
    for (const [, part] of this.#all()) part.delete(key);
  }

  /** Stores an entry in exactly one part. An entry larger than the part is not stored. */
  #keep(name: keyof ResponseCacheLimits, key: string, entry: Entry): void {
    this.#delete(key);
    const part = this.#parts[name];
    part.set(key, entry);
    if (part.has(key)) this.#tags.add(entry.tags, key);
  }
}
