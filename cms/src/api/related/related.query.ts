import type { ReadContext } from '../../rest/define-route';
import { wordsParameters } from '../../rest/join-words.sql';
import { RELEASED_AT, SELECT_VIDEOS, type VideoRow } from '../video/video.query';
import { CURRENT_VIDEO, CURRENT_VIDEOS, EACH_CURRENT } from './current-video.sql';
import { isEndedEventSql, canFollowSql } from './watchable';

/** Joins that find related videos, nearest first: same show, same sport, same channel. */
const NEARNESS = [
  'content.videos_show l ON l.show_id = self.show_id',
  `content.shows_sport p ON p.sport_id = self.sport_id AND p.show_id <> self.show_id
     JOIN content.videos_show l ON l.show_id = p.show_id`,
  `content.videos_channel l ON l.channel_id = self.channel_id
     LEFT JOIN content.videos_show s ON s.video_id = l.video_id
     LEFT JOIN content.shows_sport p ON p.show_id = s.show_id`,
] as const;

const NOT_NEARER = [
  'true',
  'true',
  's.show_id IS DISTINCT FROM self.show_id AND (p.sport_id IS NULL OR p.sport_id IS DISTINCT FROM self.sport_id)',
] as const;

/** SQL: selects the videos near to `self`, which is the only row of `table`. */
const candidatesOf = (table: string): string =>
  NEARNESS.map(
    (found, nearness) => `(
    SELECT v.id, v.code, ${RELEASED_AT} AS released, ${nearness} AS nearness
    FROM ${table} self JOIN ${found} JOIN content.videos v ON v.id = l.video_id
    WHERE ${NOT_NEARER[nearness]} AND ${canFollowSql} AND NOT ${isEndedEventSql}
    ORDER BY released DESC, v.code LIMIT $4)`,
  ).join(' UNION ALL ');

const STATEMENT = `
  WITH ${CURRENT_VIDEO}, near AS (${candidatesOf('self')})
  ${SELECT_VIDEOS} JOIN near ON near.id = v.id
  ORDER BY near.nearness, ${RELEASED_AT} DESC, v.code LIMIT $4`;

/** Reads at most `limit` videos related to the one with `code`, nearest first. */
export const relatedVideos = (reading: ReadContext, code: string, limit: number): Promise<VideoRow[]> =>
  reading.database.rows(STATEMENT, [...wordsParameters(reading), code, limit]);

const STATEMENT_OF_EACH = `
  WITH ${CURRENT_VIDEOS}
  SELECT current.code, ARRAY(
    SELECT near.code FROM (${candidatesOf(EACH_CURRENT)}) near
    ORDER BY near.nearness, near.released DESC, near.code LIMIT $4
  ) AS related
  FROM current`;

/** Reads the codes of at most `limit` videos related to each of the videos with `codes`. */
export const relatedOfEach = (
  reading: ReadContext,
  codes: readonly string[],
  limit: number,
): Promise<{ code: string; related: string[] }[]> =>
  reading.database.rows(STATEMENT_OF_EACH, [...wordsParameters(reading), codes, limit]);
