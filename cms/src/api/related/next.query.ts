import type { ReadContext } from '../../rest/define-route';
import { wordsParameters } from '../../rest/join-words.sql';
import { EPISODE_PLACE } from '../video/episode-place';
import { RELEASED_AT, SELECT_VIDEOS, type VideoRow } from '../video/video.query';
import { CURRENT_VIDEO } from './current-video.sql';
import { canFollowSql } from './watchable';

/** The next video plays automatically, so it must be a recording: a live event starts at its own time. */
const STATEMENT = `
  WITH ${CURRENT_VIDEO}, following AS (
    (SELECT v.id, 0 AS choice
     FROM self JOIN videos_show_lnk l ON l.show_id = self.show_id JOIN videos v ON v.id = l.video_id
     WHERE self.kind = 'episode' AND v.kind = 'episode' AND (${EPISODE_PLACE}, v.code) > (self.place, self.code)
       AND NOT v.live AND ${canFollowSql}
     ORDER BY ${EPISODE_PLACE}, v.code LIMIT 1)
    UNION ALL
    (SELECT v.id, 1 AS choice
     FROM self JOIN videos_channel_lnk l ON l.channel_id = self.channel_id JOIN videos v ON v.id = l.video_id
     WHERE NOT v.live AND ${canFollowSql}
     ORDER BY ${RELEASED_AT} DESC, v.code LIMIT 1)
  )
  ${SELECT_VIDEOS} WHERE v.id = (SELECT id FROM following ORDER BY choice LIMIT 1)`;

/** Reads the video that plays after the one with `code`: one row or none. */
export const nextVideo = (reading: ReadContext, code: string): Promise<VideoRow[]> =>
  reading.database.rows(STATEMENT, [...wordsParameters(reading), code]);
