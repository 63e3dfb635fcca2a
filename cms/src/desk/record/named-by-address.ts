import type { Database } from '../../rest/database';
import type { DeskRecord } from '../desk-record';
import { metaCodeOf, pathsOf } from './public-address';

const pathSql = (column: string): string => `regexp_replace(${column}, '[?#].*$', '')`;
const leadsSql = (column: string): string => `(${pathSql(column)} = ANY($1::text[]) OR ${column} = $2)`;

/** SQL: pages of one type with a row whose “See all” leads to one of the paths `$1`. */
const rowsSql = (type: string, table: string, key: string): string =>
  `SELECT '${type}', w.document FROM content.${table} w JOIN content.${table}_rows r ON r.${key} = w.id
    WHERE r.path = ANY($1::text[])`;

/**
 * SQL: records that name another one by its address or its code, which no relation tells. `$1` are its paths, `$2` is
 * the code of a video, `$3` the code of a page's meta-tags.
 */
const NAMED = `
  SELECT 'menu-item' AS type, document FROM content.menu_items WHERE ${pathSql('target')} = ANY($1::text[])
  UNION ALL SELECT 'promotion', document FROM content.modals
    WHERE ${leadsSql('watch_target')} OR ${leadsSql('subscribe_target')}
  UNION ALL ${rowsSql('home', 'homes', 'home_id')}
  UNION ALL ${rowsSql('landing', 'landings', 'landing_id')}
  UNION ALL ${rowsSql('business', 'business_pages', 'business_page_id')}
  UNION ALL SELECT 'meta-tags', document FROM content.meta_tags WHERE code = $3`;

/** Finds menu entries, promotions, pages with rows and meta-tags that name a record by its address, code or slug. */
export const readNamedByAddress = async (
  database: Database,
  record: DeskRecord,
): Promise<{ type: string; documentId: string }[]> => {
  const { type, key } = record;
  const paths = pathsOf(record);
  const rows = await database.rows<{ type: string; document: string }>(NAMED, [
    paths,
    type === 'video' ? key : null,
    // The meta-tags of a fixed page are of its address, and stay when its text goes, or that of a part of it.
    key === null || paths.length === 0 ? null : metaCodeOf(record),
  ]);
  return rows.map(({ type: name, document }) => ({ type: name, documentId: document }));
};
