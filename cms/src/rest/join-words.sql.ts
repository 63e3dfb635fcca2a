import type { ReadContext } from './define-route';

/**
 * SQL: joins the words of a fact in the first available language, from a view of the schema `content`. `$1` holds
 * the languages in order of preference, `$2` whether to read drafts; a fact and its words share their document id.
 */
export const joinWordsSql = (view: string, fact: string, alias: string, columns: readonly string[]): string =>
  `LATERAL (
    SELECT w.locale, ${columns.map((column) => `w.${column}`).join(', ')}
    FROM content.${view} w
    WHERE w.document = ${fact}.document AND w.locale = ANY($1::text[]) AND w.is_draft = $2
    ORDER BY array_position($1::text[], w.locale::text) LIMIT 1
  ) ${alias} ON true`;

/** Columns of words for {@link updatedAtSql}. */
export const VERSION_COLUMNS = ['updated_at', 'published_since'] as const;

/**
 * SQL: when a fact, or what is public of its words in the language of the response, last changed, as an instant of
 * ISO 8601. Words that wait for their publish change with it. `words` is an alias of {@link joinWordsSql}.
 */
export const updatedAtSql = (fact: string, words: string): string =>
  `to_char(greatest(${fact}.updated_at, ${words}.updated_at, ${words}.published_since), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL: whether a fact has words in one of the languages of {@link joinWordsSql}. */
export const hasWordsSql = (view: string, fact: string): string =>
  `EXISTS (
    SELECT FROM content.${view} w
    WHERE w.document = ${fact}.document AND w.locale = ANY($1::text[]) AND w.is_draft = $2)`;

/**
 * SQL: joins the picture of a record as `{alias}.file`. `view` is the view of its field, e.g. `videos_poster`, and
 * `key` the column with the id of the record there.
 */
export const joinPictureSql = (view: string, key: string, record: string, alias: string): string =>
  `LEFT JOIN LATERAL (
    SELECT json_build_object('url', shown.url, 'mime', shown.mime, 'width', shown.width, 'height', shown.height,
      'tint', shown.tint, 'focus', shown.focus, 'formats', shown.formats) AS file
    FROM content.${view} shown WHERE shown.${key} = ${record}.id
    ORDER BY shown.place LIMIT 1
  ) ${alias} ON true`;

/** Returns the parameters `$1` and `$2` of {@link joinWordsSql}. */
export const wordsParameters = ({ locale, fallback, drafts }: ReadContext): [string[], boolean] => [
  fallback && fallback !== locale ? [locale, fallback] : [locale],
  drafts,
];
