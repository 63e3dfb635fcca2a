import { encodeCursor, type CursorKey } from './cursor';

/** Builds a page from `rows`, which hold one row more than `limit` when more follow. */
export const pageOf = <Row, Item>(
  rows: readonly Row[],
  limit: number,
  itemOf: (row: Row) => Item,
  keyOf: (row: Row) => CursorKey,
): { data: Item[]; meta: { next: string | null } } => {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map(itemOf),
    meta: { next: rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null },
  };
};
