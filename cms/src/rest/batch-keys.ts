import { BATCH_MAX } from './page-query.schema';
import { Refusal } from './refusal';

/** Keys of a batch read as they were asked, without repetition; a key of the wrong form cannot be known, so it falls out. */
export const batchKeys = (list: string, pattern: RegExp): string[] => {
  const keys = [...new Set(list.split(','))];
  if (keys.length > BATCH_MAX) throw new Refusal(400, 'BAD_USER_INPUT');
  return keys.filter((key) => pattern.test(key));
};

/** `rows` in the order in which their keys were asked. */
export const inAskedOrder = <Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[] => {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
};
