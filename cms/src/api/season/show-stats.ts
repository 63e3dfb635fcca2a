import { hasWordsSql, joinWordsSql } from '../../rest/join-words.sql';

const IS_WHOLE = "v.kind IN ('episode', 'match')";

/**
 * SQL: joins what is computed from the readable videos of a show in one pass: the number of episodes,
 * whether most of them are premium, and the seasons with year and the editors' name, if any.
 */
export const joinShowStatsSql = (show: string, alias: string): string => `
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(said.episode_count), 0)::int AS episode_count,
      coalesce(sum(said.paid) / nullif(sum(said.whole), 0), 0) > 0.5 AS premium,
      coalesce(json_agg(json_build_object('number', said.number, 'title', named.title, 'locale', named.locale,
        'year', named.year, 'episode_count', said.episode_count) ORDER BY said.number)
        FILTER (WHERE said.number IS NOT NULL), '[]'::json) AS seasons
    FROM (
      SELECT v.season_number AS number, (count(*) FILTER (WHERE v.kind = 'episode'))::int AS episode_count,
        count(*) FILTER (WHERE ${IS_WHOLE}) AS whole, count(*) FILTER (WHERE v.premium AND ${IS_WHOLE}) AS paid
      FROM content.videos_show l JOIN content.videos v ON v.id = l.video_id
      WHERE l.show_id = ${show}.id AND ${hasWordsSql('video_texts', 'v')}
      GROUP BY v.season_number
    ) said
    LEFT JOIN LATERAL (
      SELECT z.year, nullif(words.title, '') AS title, CASE WHEN words.title <> '' THEN words.locale END AS locale
      FROM content.seasons_show l JOIN content.seasons z ON z.id = l.season_id
      LEFT JOIN ${joinWordsSql('season_texts', 'z', 'words', ['title'])}
      WHERE l.show_id = ${show}.id AND z.number = said.number
    ) named ON true
  ) ${alias}`;
