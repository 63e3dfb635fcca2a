/** SQL: filters that an editor has kept under a name. They belong to the user and go with the list that they filter. */
export const SAVED_FILTERS_SQL = `
  CREATE SCHEMA IF NOT EXISTS desk;
  CREATE TABLE IF NOT EXISTS desk.saved_filters (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    editor integer NOT NULL,
    list text NOT NULL,
    name text NOT NULL,
    query text NOT NULL,
    UNIQUE (editor, list, name)
  )`;

export const READ_SAVED_FILTERS =
  'SELECT id::text, list, name, query FROM desk.saved_filters WHERE editor = ? ORDER BY id';

/** Keeps a filter; one of the same name is replaced. Nothing is returned where the editor has too many. */
export const KEEP_FILTER = `
  INSERT INTO desk.saved_filters (editor, list, name, query)
  SELECT :editor, :list, :name, :query
  WHERE (SELECT count(*) FROM desk.saved_filters WHERE editor = :editor) < :most
  ON CONFLICT (editor, list, name) DO UPDATE SET query = excluded.query
  RETURNING id::text, list, name, query`;

export const DELETE_FILTER = 'DELETE FROM desk.saved_filters WHERE editor = ? AND id = ? RETURNING id';
