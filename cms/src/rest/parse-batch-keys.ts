import { BATCH_MAX } from './page-query.schema';
import { Refusal } from './refusal';

/**
 * Parses the keys of a batch read in request order, without duplicates. Malformed keys match nothing and are
 * dropped.
 */
export const parseBatchKeys = (list: string, pattern: RegExp): string[] => {
  const keys = [...new Set(list.split(','))];
  if (keys.length > BATCH_MAX) throw new Refusal(400, 'BAD_USER_INPUT');
  return keys.filter((key) => pattern.test(key));
};

/** Sorts `rows` in the order of the requested keys. */
export const sortByKeys = <Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
};
