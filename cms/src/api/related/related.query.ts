import type { ReadContext } from '../../rest/define-route';
import { wordsParameters } from '../../rest/join-words.sql';
import { RELEASED_AT, SELECT_VIDEOS, type VideoRow } from '../video/video.query';
import { CURRENT_VIDEO } from './current-video.sql';
import { isEndedEventSql, canFollowSql } from './watchable';

/** Joins that find related videos, nearest first: same show, same sport, same channel. */
const NEARNESS = [
  'videos_show_lnk l ON l.show_id = self.show_id',
  `shows_sport_lnk p ON p.sport_id = self.sport_id AND p.show_id <> self.show_id
     JOIN videos_show_lnk l ON l.show_id = p.show_id`,
  `videos_channel_lnk l ON l.channel_id = self.channel_id
     LEFT JOIN videos_show_lnk s ON s.video_id = l.video_id
     LEFT JOIN shows_sport_lnk p ON p.show_id = s.show_id`,
] as const;

const NOT_NEARER = [
  'true',
  'true',
  's.show_id IS DISTINCT FROM self.show_id AND (p.sport_id IS NULL OR p.sport_id IS DISTINCT FROM self.sport_id)',
] as const;

const candidates = NEARNESS.map(
  (found, nearness) => `(
    SELECT v.id, ${nearness} AS nearness
    FROM self JOIN ${found} JOIN videos v ON v.id = l.video_id
    WHERE ${NOT_NEARER[nearness]} AND ${canFollowSql} AND NOT ${isEndedEventSql}
    ORDER BY ${RELEASED_AT} DESC, v.code LIMIT $4)`,
).join(' UNION ALL ');

const STATEMENT = `
  WITH ${CURRENT_VIDEO}, near AS (${candidates})
  ${SELECT_VIDEOS} JOIN near ON near.id = v.id
  ORDER BY near.nearness, ${RELEASED_AT} DESC, v.code LIMIT $4`;

/** Reads at most `limit` videos related to the one with `code`, nearest first. */
export const relatedVideos = (reading: ReadContext, code: string, limit: number): Promise<VideoRow[]> =>
  reading.database.rows(STATEMENT, [...wordsParameters(reading), code, limit]);
