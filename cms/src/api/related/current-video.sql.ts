import { hasWordsSql } from '../../rest/join-words.sql';
import { EPISODE_PLACE } from '../video/episode-place';

const selectVideo = (name: string, condition: string): string => `
  ${name} AS (
    SELECT v.id, v.code, v.kind, v.kind = 'short' AS is_short, ${EPISODE_PLACE} AS place,
      sl.show_id, pl.sport_id, cl.channel_id
    FROM content.videos v
    LEFT JOIN content.videos_show sl ON sl.video_id = v.id
    LEFT JOIN content.shows_sport pl ON pl.show_id = sl.show_id
    LEFT JOIN content.videos_channel cl ON cl.video_id = v.id
    WHERE ${condition} AND ${hasWordsSql('video_texts', 'v')}
  )`;

/**
 * SQL: selects the video with code `$3` and its show, sport and channel as `self`; no row when it is not
 * readable.
 */
export const CURRENT_VIDEO = selectVideo('self', 'v.code = $3');

/** SQL: selects the videos with the codes `$3` in the same way as `current`. */
export const CURRENT_VIDEOS = selectVideo('current', 'v.code = ANY($3::text[])');

/** SQL: the row of `current` that a lateral subquery is computed for, as a table that can be joined. */
export const EACH_CURRENT = `(SELECT current.*)`;
