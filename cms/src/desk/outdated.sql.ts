/**
 * SQL: languages that are live while the other one was published again after them. Two instants cannot say whether
 * the later text leads or follows, so each publish is noted: docs/decisions/0154. `words` is a content type.
 */
export const OUTDATED_SQL = `
  CREATE SCHEMA IF NOT EXISTS desk;
  CREATE TABLE IF NOT EXISTS desk.outdated (
    words text NOT NULL,
    document text NOT NULL,
    locale text NOT NULL,
    since timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (words, document, locale)
  )`;

/** Removes the marks of a record; without a language, of both. */
export const CLEAR_OUTDATED =
  'DELETE FROM desk.outdated WHERE words = ? AND document = ? AND (?::text IS NULL OR locale = ?::text) RETURNING locale';

/** Languages of a record that are marked, also those whose new text is begun. */
export const READ_OUTDATED = 'SELECT locale FROM desk.outdated WHERE words = $1 AND document = $2';

/** Marks a language. */
export const MARK_OUTDATED =
  'INSERT INTO desk.outdated (words, document, locale) VALUES (?, ?, ?) ON CONFLICT DO NOTHING';
