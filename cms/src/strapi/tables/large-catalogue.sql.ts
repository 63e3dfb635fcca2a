import { GENERATED_CODE } from '../../seed/large/generated-video';

const IS_GENERATED = `code LIKE '${GENERATED_CODE}%'`;

export const COUNT = `
  SELECT count(*) FILTER (WHERE ${IS_GENERATED})::int AS generated,
    count(*) FILTER (WHERE NOT ${IS_GENERATED})::int AS seeded FROM videos`;

/** Deletes the generated videos whose code is not below `$1`, with their words and picture links. */
export const REMOVE = [
  `CREATE TEMPORARY TABLE gone ON COMMIT DROP AS
     SELECT id, document_id FROM videos WHERE ${IS_GENERATED} AND code >= $1`,
  'DELETE FROM video_texts WHERE document_id IN (SELECT document_id FROM gone)',
  "DELETE FROM files_related_mph WHERE related_type = 'api::video.video' AND related_id IN (SELECT id FROM gone)",
  'DELETE FROM videos WHERE id IN (SELECT id FROM gone)',
] as const;

/** `$1` is a JSON array of generated videos, each with its index, which determines its show. */
const GIVEN = `jsonb_to_recordset($1::jsonb) AS g("code" text, "documentId" text, "kind" text, "premium" boolean,
  "durationSeconds" int, "releasedAt" timestamp, "words" jsonb, "index" int)`;

/** Shows with a channel, numbered from 0; the generated videos are distributed over them in turn. */
const SHOWS = `
  CREATE TEMPORARY TABLE turns ON COMMIT DROP AS
    SELECT s.id AS show_id, l.channel_id, (row_number() OVER (ORDER BY s.slug) - 1)::int AS turn,
      count(*) OVER ()::int AS turns
    FROM shows s JOIN shows_channel_lnk l ON l.show_id = s.id`;

const MADE = `
  CREATE TEMPORARY TABLE made (id int, code text, show_id int, channel_id int, kind text) ON COMMIT DROP`;

export const PREPARE = [SHOWS, MADE] as const;

/** Inserts a batch as the document service would: facts, links, pictures, and words as draft and as published. */
export const INSERT = `
  WITH given AS (
    SELECT g.*, t.show_id, t.channel_id, 1000 + g.index / t.turns AS episode
    FROM ${GIVEN} JOIN turns t ON t.turn = g.index % t.turns
    WHERE NOT EXISTS (SELECT FROM videos v WHERE v.code = g.code)
  ), facts AS (
    INSERT INTO videos (document_id, code, kind, live, recorded, premium, duration_seconds, episode_number,
      released_at, created_at, updated_at, published_at)
    SELECT "documentId", code, kind, false, true, premium, "durationSeconds",
      CASE WHEN kind = 'episode' THEN episode END, "releasedAt", now(), now(), now()
    FROM given ORDER BY index RETURNING id, code
  ), words AS (
    INSERT INTO video_texts (document_id, title, description, locale, created_at, updated_at, published_at)
    SELECT g."documentId", w.value ->> 'title', w.value ->> 'description', w.key, now(), now(), status.at
    FROM given g CROSS JOIN LATERAL jsonb_each(g.words) w
    CROSS JOIN (VALUES (NULL::timestamp), (now()::timestamp)) AS status (at)
  )
  INSERT INTO made SELECT f.id, f.code, g.show_id, g.channel_id, g.kind FROM facts f JOIN given g USING (code)`;

/** Links the videos of {@link INSERT} to their show, channel and the show's picture. */
export const BIND = [
  'INSERT INTO videos_show_lnk (video_id, show_id) SELECT id, show_id FROM made',
  'INSERT INTO videos_channel_lnk (video_id, channel_id) SELECT id, channel_id FROM made',
  `INSERT INTO files_related_mph (file_id, related_id, related_type, field, "order")
     SELECT p.file_id, m.id, 'api::video.video', f.field, 1
     FROM made m
     JOIN (VALUES ('wide', 'poster'), ('upright', 'upright')) AS f (of_show, field)
       ON f.field = 'poster' OR m.kind = 'short'
     JOIN files_related_mph p
       ON p.related_type = 'api::show.show' AND p.related_id = m.show_id AND p.field = f.of_show`,
] as const;
