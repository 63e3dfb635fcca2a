import type { PublicContext } from '../upstreams/public-context';
import type { TaggedValue } from './public-cache';
import type { FeedName, PublicSource } from './public-loader';

const failureOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Creates a source whose upstream has no batch route. Each key costs one call,
 * so never use it per node of a list.
 */
export const unbatchedSource = <Key, Value>(
  name: string,
  keyOf: (key: Key) => string,
  read: (reading: PublicContext, key: Key) => Promise<TaggedValue<Value>>,
  feed: FeedName = 'cms',
): PublicSource<Key, Value> => ({
  name,
  feed,
  keyOf,
  read: (reading, keys) => Promise.all(keys.map((key) => read(reading, key).catch(failureOf))),
});
