import type { PublicReading } from '../upstreams/public-reading';
import type { Finding } from './public-cache';
import type { FeedName, PublicSource } from './public-loader';

const failureOf = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/**
 * Creates a source whose upstream has no batch route. Each key costs one call,
 * so never use it per node of a list.
 */
export const singleSource = <Key, Value>(
  name: string,
  keyOf: (key: Key) => string,
  read: (reading: PublicReading, key: Key) => Promise<Finding<Value>>,
  feed: FeedName = 'cms',
): PublicSource<Key, Value> => ({
  name,
  feed,
  keyOf,
  read: (reading, keys) => Promise.all(keys.map((key) => read(reading, key).catch(failureOf))),
});
