import DataLoader from 'dataloader';

import { isUnavailable } from '../upstreams/http/upstream-failure';
import type { PublicContext } from '../upstreams/public-context';
import type { CachedValue, TaggedValue, PublicCache } from './public-cache';
import type { ResponseDependencies } from './response-dependencies';

/** Upstreams that have a change feed. */
export type FeedName = 'cms' | 'accounts';

/** Source of a public loader: one upstream call per batch of keys, or as few as the upstream allows. */
export interface PublicSource<Key, Value> {
  name: string;
  /** Change feed that tells whether cached values are still fresh: the feed of the upstream that is read. */
  feed: FeedName;
  keyOf: (key: Key) => string;
  /** Separate cache for this source; absent when it uses the shared cache. */
  memory?: PublicCache;
  /** Reads the values in the order of the keys; an Error in one place fails only that key. */
  read: (reading: PublicContext, keys: readonly Key[]) => Promise<readonly (TaggedValue<Value> | Error)[]>;
}

/**
 * Loader of values that are the same for everybody and may be shared. The brand
 * keeps it apart from viewer loaders.
 */
export interface PublicLoader<Key, Value> {
  readonly audience: 'everybody';
  load: (key: Key) => Promise<Value>;
}

/** Parts of the request that a public loader may use: no access token, no cookie. */
export interface PublicScope {
  reading: PublicContext;
  cache: PublicCache;
  /** Whether nothing that this request reads may be shared, and nothing shared is used: a preview. */
  isAlone?: boolean;
  /** Whether the change feed is reachable. Without it, no cached value of its upstream is known to be fresh. */
  feedIsFollowed: (feed: FeedName) => boolean;
  /** Called when the last good value is served instead of a current one. */
  onStale: () => void;
  /** Receives what the response depends on; absent where no response is kept. */
  dependencies?: Pick<ResponseDependencies, 'add' | 'addUnknown'>;
}

const failureOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Key that the shared cache has no current value for. */
interface Wanted<Key, Value> {
  key: Key;
  cached: CachedValue<Value> | undefined;
}

/**
 * Loader of one request. It looks in the request's own values, then in the shared cache, then does one batched read.
 * Each request has one for every source and uses few of them, so what a read needs is made for the first one.
 */
class RequestLoader<Key, Value> implements PublicLoader<Key, Value> {
  readonly audience = 'everybody';
  #values: Map<string, Promise<Value>> | undefined;
  #batches: DataLoader<Wanted<Key, Value>, Value> | undefined;

  constructor(
    private readonly source: PublicSource<Key, Value>,
    private readonly scope: PublicScope,
  ) {}

  load(key: Key): Promise<Value> {
    const values = (this.#values ??= new Map<string, Promise<Value>>());
    const name = this.source.keyOf(key);
    const known = values.get(name);
    if (known) return known;
    const value = this.#read(key);
    values.set(name, value);
    return value;
  }

  get #cache(): PublicCache {
    const { cache, isAlone = false } = this.scope;
    return isAlone ? cache : (this.source.memory ?? cache);
  }

  get #isFollowed(): boolean {
    return this.scope.feedIsFollowed(this.source.feed);
  }

  #cacheKeyOf(key: Key): string {
    return `${this.scope.reading.locale}|${this.source.name}|${this.source.keyOf(key)}`;
  }

  #read(key: Key): Promise<Value> {
    const cached = this.#cache.get<Value>(this.#cacheKeyOf(key));
    if (cached?.fresh && this.#isFollowed) {
      this.scope.dependencies?.add(this.source.feed, cached);
      return Promise.resolve(cached.value);
    }
    this.#batches ??= new DataLoader((wanted) => this.#readBatch(wanted), { cache: false });
    return this.#batches.load({ key, cached });
  }

  async #readBatch(wanted: readonly Wanted<Key, Value>[]): Promise<(Value | Error)[]> {
    const known = wanted.map(({ key, cached }) => ({ key, cached, answer: this.#answerAtHand(key, cached) }));
    const missing = known.filter(({ answer }) => answer === undefined).map(({ key }) => key);
    const newReads = missing.length > 0 ? this.#readMissing(missing) : [];
    return Promise.all(known.map(({ cached, answer }) => this.#valueOf(cached, answer ?? newReads.shift())));
  }

  /**
   * Returns the last good value while the feed is unreachable, although it may be stale, or a running read; undefined
   * when a new read is needed.
   */
  #answerAtHand(key: Key, cached: CachedValue<Value> | undefined): Promise<TaggedValue<Value>> | undefined {
    if (cached && !this.#isFollowed) {
      this.scope.onStale();
      return Promise.resolve(cached);
    }
    return this.#cache.flight<TaggedValue<Value>>(this.#cacheKeyOf(key));
  }

  #readMissing(keys: readonly Key[]): Promise<TaggedValue<Value>>[] {
    const cache = this.#cache;
    const since = cache.mark();
    const batch = this.source.read(this.scope.reading, keys);
    return keys.map((key, index) => {
      const flight = batch.then((findings) => {
        const finding = findings[index];
        if (!finding) throw new Error(`${this.source.name} answered fewer findings than it was asked for`);
        if (finding instanceof Error) throw finding;
        cache.set(this.#cacheKeyOf(key), finding, since);
        return finding;
      });
      cache.startFlight(this.#cacheKeyOf(key), flight);
      return flight;
    });
  }

  async #valueOf(
    cached: CachedValue<Value> | undefined,
    answer: Promise<TaggedValue<Value>> | undefined,
  ): Promise<Value | Error> {
    const { dependencies, onStale } = this.scope;
    try {
      const finding = await answer;
      // There is one new read for each missing key.
      if (!finding) throw new Error(`${this.source.name} was not read`);
      dependencies?.add(this.source.feed, finding);
      return finding.value;
    } catch (error) {
      dependencies?.addUnknown();
      if (!cached || !isUnavailable(error)) return failureOf(error);
      onStale();
      return cached.value;
    }
  }
}

/** Creates the loader of one request for a source. */
export const createPublicLoader = <Key, Value>(
  source: PublicSource<Key, Value>,
  scope: PublicScope,
): PublicLoader<Key, Value> => new RequestLoader(source, scope);
