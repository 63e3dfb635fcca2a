import type { PublicContext } from '../upstreams/public-context';
import { splitIntoBatches } from './split-into-batches';
import type { TaggedValue } from './public-cache';
import type { PublicSource } from './public-loader';

/** Functions that read the records of one type by key. */
export interface KeyedReads<Value> {
  name: string;
  /** Whether a record with this key can exist. For impossible keys the result is null without a request. */
  isPossible: (key: string) => boolean;
  keyOf: (record: Value) => string;
  one: (reading: PublicContext, key: string) => Promise<Value | null>;
  many: (reading: PublicContext, keys: readonly string[]) => Promise<readonly Value[]>;
  found: (record: Value | null) => TaggedValue<Value | null>;
}

/**
 * Creates a source that reads one record through its own route and several through the
 * batch route, so never one call per key.
 */
export const keyedSource = <Value>({
  name,
  isPossible,
  keyOf,
  one,
  many,
  found,
}: KeyedReads<Value>): PublicSource<string, Value | null> => ({
  name,
  feed: 'cms',
  keyOf: (key) => key,
  read: async (reading, keys) => {
    const possible = keys.filter(isPossible);
    const records = new Map<string, Value>();
    if (possible.length === 1 && possible[0] !== undefined) {
      const record = await one(reading, possible[0]);
      if (record) records.set(possible[0], record);
    } else {
      const answers = await Promise.all(splitIntoBatches(possible).map((batch) => many(reading, batch)));
      for (const record of answers.flat()) records.set(keyOf(record), record);
    }
    return keys.map((key) => found(records.get(key) ?? null));
  },
});
