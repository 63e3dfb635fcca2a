import { editorNameSql, instantSql } from '../columns.sql';

/**
 * SQL: planned publications of one language. One waits for each act; carried out, it is `done`. `words` is a content
 * type, `type` its name in the desk. `reason` is in English, `reason_ar` in Arabic; one that failed before that column
 * has only the first.
 */
export const PLANS_SQL = `
  CREATE SCHEMA IF NOT EXISTS desk;
  CREATE TABLE IF NOT EXISTS desk.plans (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    type text NOT NULL,
    words text NOT NULL,
    document text NOT NULL,
    locale text NOT NULL,
    act text NOT NULL CHECK (act IN ('publish', 'unpublish')),
    at timestamptz NOT NULL,
    editor integer NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'failed')),
    reason text,
    ended_at timestamptz
  );
  ALTER TABLE desk.plans ADD COLUMN IF NOT EXISTS reason_ar text;
  CREATE UNIQUE INDEX IF NOT EXISTS plans_open ON desk.plans (words, document, locale, act) WHERE state <> 'done';
  CREATE INDEX IF NOT EXISTS plans_due ON desk.plans (at) WHERE state = 'waiting'`;

/**
 * Plans an act, in place of the one that has failed, or of the one that waits and is named first. The named one is
 * locked, so that what is carried out meanwhile is not planned again. The new plan has an id of its own, so that a name
 * is always of the plan that was seen. Returns it; nothing where another plan stands, or the named one was carried out
 * or taken back.
 */
export const PLAN_ACT = `
  WITH named AS (SELECT ?::bigint AS id),
    open AS (
      SELECT id FROM desk.plans WHERE id = (SELECT id FROM named) AND state <> 'done' FOR UPDATE)
  INSERT INTO desk.plans (type, words, document, locale, act, at, editor)
  SELECT ?, ?, ?, ?, ?, ?::timestamptz, ?::integer FROM named
  WHERE named.id IS NULL OR EXISTS (SELECT FROM open)
  ON CONFLICT (words, document, locale, act) WHERE state <> 'done'
  DO UPDATE SET id = DEFAULT, at = EXCLUDED.at, editor = EXCLUDED.editor, state = 'waiting', reason = NULL,
    reason_ar = NULL, ended_at = NULL
  WHERE desk.plans.state = 'failed' OR desk.plans.id = (SELECT id FROM named)
  RETURNING id::text`;

/** Locks the next plan that is due; those that another process carries out are skipped. */
export const LOCK_DUE = `
  SELECT id::text, type, words, document, locale, act, editor FROM desk.plans
  WHERE state = 'waiting' AND at <= now() ORDER BY at, id LIMIT 1 FOR UPDATE SKIP LOCKED`;

export const END_PLAN = `UPDATE desk.plans SET state = 'done', ended_at = now() WHERE id = ?::bigint`;

/** A plan that was given another time meanwhile still waits. */
export const FAIL_PLAN = `
  UPDATE desk.plans SET state = 'failed', reason = ?, reason_ar = ?, ended_at = now()
  WHERE id = ?::bigint AND state = 'waiting' AND at <= now()`;

/** Takes a plan back, unless it was carried out. */
export const DROP_PLAN = `DELETE FROM desk.plans WHERE id = ?::bigint AND state <> 'done' RETURNING id`;

/** `$1` and `$2`: range, `$3` type, `$4` document, `$5` only failed ones; null for any. `$6` language of the reason. */
export const OPEN_PLANS = `
  SELECT p.id::text, p.type, p.document, p.locale, p.act, p.state,
    CASE $6::text WHEN 'ar' THEN coalesce(p.reason_ar, p.reason) ELSE p.reason END AS reason,
    ${instantSql("p.at AT TIME ZONE 'UTC'")} AS at,
    ${editorNameSql('e')} AS by
  FROM desk.plans p LEFT JOIN content.editors e ON e.id = p.editor
  WHERE p.state <> 'done'
    AND ($1::timestamptz IS NULL OR p.at >= $1) AND ($2::timestamptz IS NULL OR p.at < $2)
    AND ($3::text IS NULL OR p.type = $3) AND ($4::text IS NULL OR p.document = $4)
    AND ($5::boolean IS NULL OR (p.state = 'failed') = $5)
  ORDER BY p.at, p.id LIMIT 500`;

/** Words and language of an open plan. */
export const READ_PLAN = `SELECT words, locale FROM desk.plans WHERE id = ?::bigint AND state <> 'done'`;
