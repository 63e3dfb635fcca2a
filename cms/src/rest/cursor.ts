import { readInstant } from '@sahra/schemas/read-instant';

import { findUnstorableText } from '../requests/unstorable-text';
import { Refusal } from './refusal';

/** Sort key and identity of the last record of a page; together they are unique. */
export type CursorKey = readonly [sort: string | number, identity: string];

export const encodeCursor = (key: CursorKey): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
};

/** Decodes a cursor into its key; throws for a cursor that this service did not create. */
export const decodeCursor = <Sort extends string | number>(
  cursor: string,
  isSort: (value: unknown) => value is Sort,
): [Sort, string] => {
  const key = parsed(cursor);
  if (
    Array.isArray(key) &&
    key.length === 2 &&
    isSort(key[0]) &&
    typeof key[1] === 'string' &&
    !findUnstorableText(key)
  )
    return [key[0], key[1]];
  throw new Refusal(400, 'BAD_USER_INPUT', undefined, ['cursor']);
};

export const isText = (value: unknown): value is string => typeof value === 'string';

/** Maximum of PostgreSQL's `int`. */
const INTEGER_MAX = 2 ** 31 - 1;

export const isInteger = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= INTEGER_MAX;

/** Whether `value` is an instant in the format of this service. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
  readInstant(value) !== undefined;
