import type { ReadContext } from './define-route';

/**
 * SQL: joins the words of a fact in the first available language. `$1` holds the languages in order of
 * preference, `$2` whether to read drafts; a fact and its words share their document id.
 */
export const joinWordsSql = (
  table: string,
  fact: string,
  alias: string,
  columns: readonly string[],
): string =>
  `LATERAL (
    SELECT w.locale, ${columns.map((column) => `w.${column}`).join(', ')}
    FROM ${table} w
    WHERE w.document_id = ${fact}.document_id AND w.locale = ANY($1::text[]) AND (w.published_at IS NULL) = $2
    ORDER BY array_position($1::text[], w.locale::text) LIMIT 1
  ) ${alias} ON true`;

/** SQL: whether a fact has words in one of the languages of {@link joinWordsSql}. */
export const hasWordsSql = (table: string, fact: string): string =>
  `EXISTS (
    SELECT FROM ${table} w
    WHERE w.document_id = ${fact}.document_id AND w.locale = ANY($1::text[]) AND (w.published_at IS NULL) = $2)`;

/** SQL: joins the picture in `field` of a record as `{alias}.file`. */
export const joinPictureSql = (uid: string, fact: string, field: string, alias: string): string =>
  `LEFT JOIN LATERAL (
    SELECT json_build_object('url', file.url, 'mime', file.mime, 'width', file.width, 'height', file.height,
      'tint', file.tint, 'focus', file.focal_point, 'formats', file.formats) AS file
    FROM files_related_mph link JOIN files file ON file.id = link.file_id
    WHERE link.related_id = ${fact}.id AND link.related_type = '${uid}' AND link.field = '${field}'
    ORDER BY link."order" LIMIT 1
  ) ${alias} ON true`;

/** Returns the parameters `$1` and `$2` of {@link joinWordsSql}. */
export const wordsParameters = ({ locale, fallback, drafts }: ReadContext): [string[], boolean] => [
  fallback && fallback !== locale ? [locale, fallback] : [locale],
  drafts,
];
