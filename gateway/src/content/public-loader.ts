import DataLoader from 'dataloader';

import { isUnavailable } from '../upstreams/http/upstream-failure';
import type { PublicReading } from '../upstreams/public-reading';
import type { CacheRead, Finding, PublicCache } from './public-cache';

/** The upstreams that tell what they publish. */
export type FeedName = 'cms' | 'accounts';

/** Where a public loader reads from: one batch of keys, one upstream call (or as few as the upstream allows). */
export interface PublicSource<Key, Value> {
  name: string;
  /** Whose feed says that what is cached is still fresh: the upstream it is read from. */
  feed: FeedName;
  keyOf: (key: Key) => string;
  /** Where its answers are kept, when not in the memory that all share. */
  memory?: PublicCache;
  /** Findings in the order of the keys; an Error in a place fails that key only. */
  read: (reading: PublicReading, keys: readonly Key[]) => Promise<readonly (Finding<Value> | Error)[]>;
}

/** A loader whose answers are the same for everybody and may be shared. The brand keeps it apart from viewer loaders. */
export interface PublicLoader<Key, Value> {
  readonly audience: 'everybody';
  load: (key: Key) => Promise<Value>;
}

/** What a public loader needs of the request: no bearer, no cookie. */
export interface PublicScope {
  reading: PublicReading;
  cache: PublicCache;
  /** Whether a change feed is being followed: without it nothing cached from its upstream is known to be fresh. */
  feedIsFollowed: (feed: FeedName) => boolean;
  /** Called when the last good answer is served in place of a current one. */
  onStale: () => void;
}

const failureOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Makes the loader of one request: memory of the request, then the shared cache, then one batched read. */
export const createPublicLoader = <Key, Value>(
  source: PublicSource<Key, Value>,
  { reading, cache: shared, feedIsFollowed, onStale }: PublicScope,
): PublicLoader<Key, Value> => {
  const cache = source.memory ?? shared;
  const cacheKeyOf = (key: Key) => `${reading.locale}|${source.name}|${source.keyOf(key)}`;

  const readMissing = (keys: readonly Key[]): Promise<Value>[] => {
    const since = cache.mark();
    const batch = source.read(reading, keys);
    return keys.map((key, index) => {
      const flight = batch.then((findings) => {
        const finding = findings[index];
        if (!finding) throw new Error(`${source.name} answered fewer findings than it was asked for`);
        if (finding instanceof Error) throw finding;
        cache.set(cacheKeyOf(key), finding, since);
        return finding.value;
      });
      cache.startFlight(cacheKeyOf(key), flight);
      return flight;
    });
  };

  /** What can be answered without a new read; with a silent feed the last good answer is all there is. */
  const answerAtHand = (key: Key, cached: CacheRead<Value> | undefined): Promise<Value> | undefined => {
    if (cached && !feedIsFollowed(source.feed)) onStale();
    if (cached && (cached.fresh || !feedIsFollowed(source.feed))) return Promise.resolve(cached.value);
    return cache.flight<Value>(cacheKeyOf(key));
  };

  const loader = new DataLoader<Key, Value, string>(
    async (keys) => {
      const known = keys.map((key) => {
        const cached = cache.get<Value>(cacheKeyOf(key));
        return { key, cached, answer: answerAtHand(key, cached) };
      });
      const missing = known.filter(({ answer }) => answer === undefined).map(({ key }) => key);
      const newReads = missing.length > 0 ? readMissing(missing) : [];
      const reads = known.map(({ cached, answer }) => ({ cached, answer: answer ?? newReads.shift() }));

      return Promise.all(
        reads.map(async ({ cached, answer }) => {
          try {
            return (await answer) as Value;
          } catch (error) {
            if (!cached || !isUnavailable(error)) return failureOf(error);
            onStale();
            return cached.value;
          }
        }),
      );
    },
    { cacheKeyFn: (key) => source.keyOf(key) },
  );
  return { audience: 'everybody', load: (key) => loader.load(key) };
};
