import type { ReadContext } from '../../rest/define-route';
import { wordsParameters } from '../../rest/join-words.sql';
import { EPISODE_PLACE } from '../video/episode-place';
import { RELEASED_AT, SELECT_VIDEOS, type VideoRow } from '../video/video.query';
import { CURRENT_VIDEO, CURRENT_VIDEOS, EACH_CURRENT } from './current-video.sql';
import { canFollowSql } from './watchable';

/**
 * SQL: selects the videos that can follow `self`, which is the only row of `table`. The next video plays
 * automatically, so it must be a recording: a live event starts at its own time. After the last episode of a show
 * its earlier ones are left out, because the viewer has just seen them.
 */
const followingOf = (table: string): string => `
    (SELECT v.id, v.code, 0 AS choice
     FROM ${table} self JOIN content.videos_show l ON l.show_id = self.show_id JOIN content.videos v ON v.id = l.video_id
     WHERE self.kind = 'episode' AND v.kind = 'episode' AND (${EPISODE_PLACE}, v.code) > (self.place, self.code)
       AND NOT v.live AND ${canFollowSql}
     ORDER BY ${EPISODE_PLACE}, v.code LIMIT 1)
    UNION ALL
    (SELECT v.id, v.code, 1 AS choice
     FROM ${table} self JOIN content.videos_channel l ON l.channel_id = self.channel_id JOIN content.videos v ON v.id = l.video_id
     LEFT JOIN content.videos_show s ON s.video_id = v.id
     WHERE NOT v.live AND ${canFollowSql}
       AND NOT (self.kind = 'episode' AND v.kind = 'episode' AND s.show_id IS NOT DISTINCT FROM self.show_id AND s.show_id IS NOT NULL)
     ORDER BY ${RELEASED_AT} DESC, v.code LIMIT 1)`;

const STATEMENT = `
  WITH ${CURRENT_VIDEO}, following AS (${followingOf('self')})
  ${SELECT_VIDEOS} WHERE v.id = (SELECT id FROM following ORDER BY choice LIMIT 1)`;

/** Reads the video that plays after the one with `code`: one row or none. */
export const nextVideo = (reading: ReadContext, code: string): Promise<VideoRow[]> =>
  reading.database.rows(STATEMENT, [...wordsParameters(reading), code]);

const STATEMENT_OF_EACH = `
  WITH ${CURRENT_VIDEOS}
  SELECT current.code, (
    SELECT following.code FROM (${followingOf(EACH_CURRENT)}) following ORDER BY following.choice LIMIT 1
  ) AS next
  FROM current`;

/** Reads the code of the video that plays after each of the videos with `codes`; null when nothing follows. */
export const nextOfEach = (
  reading: ReadContext,
  codes: readonly string[],
): Promise<{ code: string; next: string | null }[]> =>
  reading.database.rows(STATEMENT_OF_EACH, [...wordsParameters(reading), codes]);
