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
 * Creates the loader of one request. It looks in the request's own values, then in the
 * shared cache, then does one batched read.
 */
export const createPublicLoader = <Key, Value>(
  source: PublicSource<Key, Value>,
  { reading, cache: shared, isAlone = false, feedIsFollowed, onStale, dependencies }: PublicScope,
): PublicLoader<Key, Value> => {
  const cache = isAlone ? shared : (source.memory ?? shared);
  const cacheKeyOf = (key: Key) => `${reading.locale}|${source.name}|${source.keyOf(key)}`;

  const readMissing = (keys: readonly Key[]): Promise<TaggedValue<Value>>[] => {
    const since = cache.mark();
    const batch = source.read(reading, keys);
    return keys.map((key, index) => {
      const flight = batch.then((findings) => {
        const finding = findings[index];
        if (!finding) throw new Error(`${source.name} answered fewer findings than it was asked for`);
        if (finding instanceof Error) throw finding;
        cache.set(cacheKeyOf(key), finding, since);
        return finding;
      });
      cache.startFlight(cacheKeyOf(key), flight);
      return flight;
    });
  };

  /**
   * Returns the last good value while the feed is unreachable, although it may be stale, or a running read; undefined
   * when a new read is needed.
   */
  const answerAtHand = (
    key: Key,
    cached: CachedValue<Value> | undefined,
  ): Promise<TaggedValue<Value>> | undefined => {
    if (cached && !feedIsFollowed(source.feed)) {
      onStale();
      return Promise.resolve(cached);
    }
    return cache.flight<TaggedValue<Value>>(cacheKeyOf(key));
  };

  const loader = new DataLoader<Wanted<Key, Value>, Value>(
    async (wanted) => {
      const known = wanted.map(({ key, cached }) => ({ key, cached, answer: answerAtHand(key, cached) }));
      const missing = known.filter(({ answer }) => answer === undefined).map(({ key }) => key);
      const newReads = missing.length > 0 ? readMissing(missing) : [];
      const reads = known.map(({ cached, answer }) => ({ cached, answer: answer ?? newReads.shift() }));

      return Promise.all(
        reads.map(async ({ cached, answer }) => {
          try {
            const finding = await answer;
            // There is one new read for each missing key.
            if (!finding) throw new Error(`${source.name} was not read`);
            dependencies?.add(source.feed, finding);
            return finding.value;
          } catch (error) {
            dependencies?.addUnknown();
            if (!cached || !isUnavailable(error)) return failureOf(error);
            onStale();
            return cached.value;
          }
        }),
      );
    },
    { cache: false },
  );

  const read = (key: Key): Promise<Value> => {
    const cached = cache.get<Value>(cacheKeyOf(key));
    if (!cached?.fresh || !feedIsFollowed(source.feed)) return loader.load({ key, cached });
    dependencies?.add(source.feed, cached);
    return Promise.resolve(cached.value);
  };

  const values = new Map<string, Promise<Value>>();
  return {
    audience: 'everybody',
    load: (key) => {
      const name = source.keyOf(key);
      const known = values.get(name);
      if (known) return known;
      const value = read(key);
      values.set(name, value);
      return value;
    },
  };
};
