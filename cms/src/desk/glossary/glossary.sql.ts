/** SQL: terms that the editors agreed on. The folded texts keep a term from standing twice. */
export const GLOSSARY_SQL = `
  CREATE SCHEMA IF NOT EXISTS desk;
  CREATE TABLE IF NOT EXISTS desk.glossary (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    version integer NOT NULL DEFAULT 1,
    en text NOT NULL,
    ar text NOT NULL,
    folded_en text NOT NULL CONSTRAINT glossary_en UNIQUE,
    folded_ar text NOT NULL CONSTRAINT glossary_ar UNIQUE,
    avoid_en text[] NOT NULL,
    avoid_ar text[] NOT NULL
  )`;

const TERM = `id::text, version::text, json_build_object('en', en, 'ar', ar) AS texts,
  json_build_object('en', avoid_en, 'ar', avoid_ar) AS avoid`;

export const READ_GLOSSARY = `SELECT ${TERM} FROM desk.glossary ORDER BY folded_en`;

/** Adds a term; returns nothing where there are `:most` already. */
export const ADD_TERM = `
  INSERT INTO desk.glossary (en, ar, folded_en, folded_ar, avoid_en, avoid_ar)
  SELECT :en, :ar, :folded_en, :folded_ar, :avoid_en::text[], :avoid_ar::text[]
  WHERE (SELECT count(*) FROM desk.glossary) < :most
  RETURNING ${TERM}`;

/** Changes a term; returns nothing where it is gone or has another version. */
export const CHANGE_TERM = `
  UPDATE desk.glossary SET version = version + 1, en = :en, ar = :ar, folded_en = :folded_en,
    folded_ar = :folded_ar, avoid_en = :avoid_en::text[], avoid_ar = :avoid_ar::text[]
  WHERE id::text = :id AND version::text = :version
  RETURNING ${TERM}`;

export const TERM_EXISTS = 'SELECT id FROM desk.glossary WHERE id::text = :id';

export const REMOVE_TERM = 'DELETE FROM desk.glossary WHERE id::text = :id RETURNING id';
