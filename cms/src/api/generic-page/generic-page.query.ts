import { decodeCursor } from '../../rest/cursor';
import type { ReadContext } from '../../rest/define-route';
import { joinWordsSql, updatedAtSql, VERSION_COLUMNS, wordsParameters } from '../../rest/join-words.sql';
import type { GenericPage } from './generic-page.schema';

const SELECT = `
  SELECT g.slug, t.title, nullif(t.lead, '') AS lead, t.body, t.locale, ${updatedAtSql('g', 't')} AS updated_at
  FROM content.generic_pages g
  JOIN ${joinWordsSql('generic_page_texts', 'g', 't', ['title', 'lead', 'body', ...VERSION_COLUMNS])}`;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the generic pages with these slugs. */
export const genericPagesBySlug = (reading: ReadContext, slugs: readonly string[]): Promise<GenericPage[]> =>
  reading.database.rows(`${SELECT} WHERE g.slug = ANY($3::text[])`, [...wordsParameters(reading), slugs]);

/** Reads a page of generic pages by slug, after `cursor`, with one row more than `limit`. */
export const genericPagesPage = (
  reading: ReadContext,
  limit: number,
  cursor: string | undefined,
): Promise<GenericPage[]> => {
  const after = cursor === undefined ? '' : decodeCursor(cursor, isText)[1];
  return reading.database.rows(`${SELECT} WHERE g.slug > $4 ORDER BY g.slug LIMIT $3`, [
    ...wordsParameters(reading),
    limit + 1,
    after,
  ]);
};
