import type { PublicReading } from '../upstreams/public-reading';
import type { Finding } from './public-cache';
import type { PublicSource } from './public-loader';

/** How records of one type are read by their key. */
export interface KeyedReads<Value> {
  name: string;
  /** Keys that cannot exist are answered without asking. */
  pattern: RegExp;
  keyOf: (record: Value) => string;
  one: (reading: PublicReading, key: string) => Promise<Value | null>;
  many: (reading: PublicReading, keys: readonly string[]) => Promise<readonly Value[]>;
  found: (record: Value | null) => Finding<Value | null>;
}

/** The most keys a batch endpoint of the cms takes. */
const BATCH_MAX = 100;

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Reads one record by its own route and several by the batch route: never one call per key. */
export const keyedSource = <Value>({
  name,
  pattern,
  keyOf,
  one,
  many,
  found,
}: KeyedReads<Value>): PublicSource<string, Value | null> => ({
  name,
  feed: 'cms',
  keyOf: (key) => key,
  read: async (reading, keys) => {
    const possible = keys.filter((key) => pattern.test(key));
    const records = new Map<string, Value>();
    if (possible.length === 1 && possible[0] !== undefined) {
      const record = await one(reading, possible[0]);
      if (record) records.set(possible[0], record);
    } else {
      const answers = await Promise.all(chunksOf(possible, BATCH_MAX).map((chunk) => many(reading, chunk)));
      for (const record of answers.flat()) records.set(keyOf(record), record);
    }
    return keys.map((key) => found(records.get(key) ?? null));
  },
});
