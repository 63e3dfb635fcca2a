/**
 * SQL: values that editors saved, published or took off the site, for each language of a record and for its facts
 * (`locale` null). `uid` is the content type of the words or of the facts.
 */
export const HISTORY_SQL = `
  CREATE SCHEMA IF NOT EXISTS desk;
  CREATE TABLE IF NOT EXISTS desk.history (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    uid text NOT NULL,
    document text NOT NULL,
    locale text,
    at timestamptz NOT NULL,
    editor integer,
    act text NOT NULL,
    fields jsonb NOT NULL
  );
  CREATE INDEX IF NOT EXISTS history_document ON desk.history (document, uid, locale, id)`;

/** Entries that are kept of each language of a record. */
const ENTRIES_MAX = 100;

/** Saves of one editor within this time of each other are one entry. */
const MERGED_WITHIN = '10 minutes';

/** The last entry of one language of a record. */
export const LAST_ENTRY = `
  SELECT id::text, act, editor, at > now() - interval '${MERGED_WITHIN}' AS is_recent FROM desk.history
  WHERE uid = ? AND document = ? AND locale IS NOT DISTINCT FROM ?::text ORDER BY id DESC LIMIT 1`;

export const INSERT_ENTRY = `
  INSERT INTO desk.history (uid, document, locale, at, editor, act, fields)
  VALUES (?, ?, ?::text, coalesce(?::timestamptz, clock_timestamp()), ?::int, ?, ?::jsonb)`;

export const REPLACE_ENTRY =
  'UPDATE desk.history SET at = clock_timestamp(), fields = ?::jsonb WHERE id = ?::bigint';

/** Deletes the oldest entries above the maximum. */
export const TRIM_ENTRIES = `
  DELETE FROM desk.history WHERE uid = ? AND document = ? AND locale IS NOT DISTINCT FROM ?::text AND id <= (
    SELECT id FROM desk.history WHERE uid = ? AND document = ? AND locale IS NOT DISTINCT FROM ?::text
    ORDER BY id DESC OFFSET ${ENTRIES_MAX} LIMIT 1)`;

/** Deletes the history of one language. */
export const DELETE_HISTORY =
  'DELETE FROM desk.history WHERE uid = ? AND document = ? AND locale IS NOT DISTINCT FROM ?::text';
