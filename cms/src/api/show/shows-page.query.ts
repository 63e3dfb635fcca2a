import { Type, type Static } from 'typebox';

import { decodeCursor, isInstant, isInteger, isText, type CursorKey } from '../../rest/cursor';
import type { ReadContext } from '../../rest/define-route';
import { hasWordsSql, joinWordsSql, wordsParameters } from '../../rest/join-words.sql';
import type { ShowFilter } from './show-filter';
import { conditionsOfShows } from './show-filter';
import { SELECT_SHOWS, type ShowRow } from './show.query';

export const ShowOrderSchema = Type.Enum(['curated', 'newest', 'title'], {
  description: "The editors' order, the newest show first, or by title. A cursor belongs to its order.",
});
export type ShowOrder = Static<typeof ShowOrderSchema>;

/** How shows are sorted: SQL of the sort key of show `s` with words `t`, and its value in a cursor. */
const ORDERS = {
  curated: {
    key: 's.position',
    type: 'int',
    direction: 'ASC',
    keyOf: (row: ShowRow) => row.position,
    isKey: isInteger,
  },
  newest: {
    key: "date_trunc('milliseconds', s.created_at)",
    type: 'timestamp',
    direction: 'DESC',
    keyOf: (row: ShowRow) => row.created_at.toISOString(),
    isKey: isInstant,
  },
  title: {
    key: 't.title',
    type: 'text',
    direction: 'ASC',
    keyOf: (row: ShowRow) => row.title,
    isKey: isText,
  },
} as const;

/** Tables that filter and order of shows need. */
const SHOWS_WITH_OWNERS = `content.shows s
  LEFT JOIN content.shows_channel l ON l.show_id = s.id LEFT JOIN content.channels c ON c.id = l.channel_id
  LEFT JOIN content.shows_sport pl ON pl.show_id = s.id LEFT JOIN content.sports p ON p.id = pl.sport_id`;

/** The words are joined only for the order that needs them: for the others it is enough that they exist. */
const TITLES = `JOIN ${joinWordsSql('show_texts', 's', 't', ['title'])}`;

/** Reads a page of shows, with one row more than `limit` when more follow. */
export const showsPage = (
  reading: ReadContext,
  { order, ...filter }: ShowFilter & { order: ShowOrder },
  limit: number,
  cursor: string | undefined,
): Promise<ShowRow[]> => {
  const { key, type, direction, isKey } = ORDERS[order];
  const values: unknown[] = [...wordsParameters(reading), limit + 1];
  const byTitle = order === 'title';
  const conditions = [
    ...(byTitle ? [] : [hasWordsSql('show_texts', 's')]),
    ...conditionsOfShows(filter, values),
  ];
  if (cursor !== undefined) {
    const [sort, slug] = decodeCursor<string | number>(cursor, isKey);
    const [sortAt, slugAt] = [`$${values.push(sort)}::${type}`, `$${values.push(slug)}::text`];
    const follows = direction === 'ASC' ? '>' : '<';
    conditions.push(`(${key} ${follows} ${sortAt} OR ${key} = ${sortAt} AND s.slug > ${slugAt})`);
  }
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
  const sorted = `ORDER BY ${key} ${direction}, s.slug`;
  // The page is selected first, so that the counts are computed for its shows only.
  return reading.database.rows(
    `${SELECT_SHOWS}
     WHERE s.id = ANY(ARRAY(SELECT s.id FROM ${SHOWS_WITH_OWNERS} ${byTitle ? TITLES : ''} ${where} ${sorted} LIMIT $3))
     ${sorted}`,
    values,
  );
};

/** Returns the cursor key of a show in an order of {@link showsPage}. */
export const showCursorKey =
  (order: ShowOrder) =>
  (row: ShowRow): CursorKey => [ORDERS[order].keyOf(row), row.slug];
