import { Type } from 'typebox';

import { Refusal } from '../errors/refusal';
import { isBrokenText } from '@sahra/schemas/is-broken-text';

/** Opaque cursor of the values by which a list is ordered, the last one unique. */
export const cursorOf = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** The values of a cursor, as many as the list is ordered by; undefined without one. Throws a Refusal (400) for one that is not ours. */
export const readCursor = (cursor: string | undefined, count: number): string[] | undefined => {
  if (cursor === undefined) return undefined;
  const values = parsed(cursor);
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  const isOurs = Array.isArray(values) && values.length === count && texts.length === count;
  if (!isOurs || texts.some(isBrokenText)) throw new Refusal(400, 'BAD_USER_INPUT');
  return texts;
};

/** Rows of a page that was asked for with one more than its size, and the cursor after the last of them; null when nothing follows. */
export const pageOf = <Row>(
  rows: readonly Row[],
  size: number,
  orderOf: (row: Row) => readonly string[],
): { rows: Row[]; next: string | null } => {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last !== undefined ? cursorOf(orderOf(last)) : null };
};

/** Query of lists that are read page by page. */
export const CursorQuery = Type.Object({
  after: Type.Optional(
    Type.String({ maxLength: 500, description: 'Cursor of the answer before, `meta.next`; opaque.' }),
  ),
});

/** What every page says of the next. */
export const PageMeta = Type.Object({
  next: Type.Union([Type.String(), Type.Null()], {
    description: 'Cursor after the last row; null on the last page.',
  }),
});
