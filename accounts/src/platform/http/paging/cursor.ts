import { Type } from 'typebox';

import { Refusal } from '../errors/refusal';
import { hasInvalidCharacters } from '@sahra/schemas/has-invalid-characters';

/** Encodes an opaque cursor from the values that order a list; the last value is unique. */
export const cursorOf = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/**
 * Decodes a cursor into `count` values; undefined without a cursor.
 * @throws Refusal (400) when the cursor was not made by us.
 */
export const readCursor = (cursor: string | undefined, count: number): string[] | undefined => {
  if (cursor === undefined) return undefined;
  const values = parsed(cursor);
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  const isOurs = Array.isArray(values) && values.length === count && texts.length === count;
  if (!isOurs || texts.some(hasInvalidCharacters)) throw new Refusal(400, 'BAD_USER_INPUT');
  return texts;
};

/**
 * Splits a query for one row more than the page size into the page and its next cursor; null when nothing
 * follows.
 */
export const pageOf = <Row>(
  rows: readonly Row[],
  size: number,
  orderOf: (row: Row) => readonly string[],
): { rows: Row[]; next: string | null } => {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last !== undefined ? cursorOf(orderOf(last)) : null };
};

/** Query parameters of paginated lists. */
export const CursorQuery = Type.Object({
  after: Type.Optional(
    Type.String({ maxLength: 500, description: 'Cursor of the answer before, `meta.next`; opaque.' }),
  ),
});

/** Page metadata with the cursor of the next page. */
export const PageMeta = Type.Object({
  next: Type.Union([Type.String(), Type.Null()], {
    description: 'Cursor after the last row; null on the last page.',
  }),
});
