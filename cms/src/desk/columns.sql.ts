import { LOCALES } from '@sahra/schemas/constants';

/** SQL: an instant in UTC without a zone, as the desk sends it: ISO 8601 with milliseconds. */
export const instantSql = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL: titles of the record with the id `document` in each language, of its drafts or of what is published. */
export const titlesSql = (
  view: string,
  column: string,
  document: string,
  version: 'drafts' | 'published',
): string => `(
  SELECT json_build_object(${LOCALES.map((locale) => `'${locale}', max(${column}) FILTER (WHERE locale = '${locale}')`).join(', ')})
  FROM content.${view} WHERE document = ${document} AND ${version === 'drafts' ? 'is_draft' : 'NOT is_draft'})`;

/** SQL: name of an editor, else their address; `alias` names a row of `content.editors`. */
export const editorNameSql = (alias: string): string =>
  `coalesce(nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), ''), ${alias}.email)`;
