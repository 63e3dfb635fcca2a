import type { ReadContext } from '../../rest/define-route';
import { hasWordsSql, wordsParameters } from '../../rest/join-words.sql';
import { EPISODE_PLACE } from './episode-place';
import { RELEASED_AT, SELECT_VIDEOS, type VideoRow } from './video.query';
import type { VideoKind } from './video.schema';

/** Joins that find the videos of an owner `o`. */
const VIDEOS_OF = {
  shows: 'content.shows o JOIN content.videos_show l ON l.show_id = o.id',
  channels: 'content.channels o JOIN content.videos_channel l ON l.channel_id = o.id',
  sports:
    'content.sports o JOIN content.shows_sport pl ON pl.sport_id = o.id JOIN content.videos_show l ON l.show_id = pl.show_id',
  seasons: 'content.shows o JOIN content.videos_show l ON l.show_id = o.id',
} as const;

/** SQL: key of the season that a video `v` of show `o` belongs to. */
const SEASON_KEY = "o.slug || ':' || v.season_number";

/** Owners of videos: shows, channels or sports by slug; seasons by `{slug of the show}:{number}`. */
export interface Owners {
  type: keyof typeof VIDEOS_OF;
  keys: readonly string[];
}

/** Reads the first `each` videos of every owner in one statement, in the same order as that owner's video page. */
export const videosOfEach = (
  reading: ReadContext,
  { type, keys }: Owners,
  kind: VideoKind | undefined,
  each: number,
): Promise<VideoRow[]> => {
  const order =
    (type === 'shows' || type === 'seasons') && kind === 'episode'
      ? `${EPISODE_PLACE}, v.code`
      : `${RELEASED_AT} DESC, v.code`;
  const owner = type === 'seasons' ? SEASON_KEY : 'o.slug';
  // An array of ids, not a join: with a join the planner scans all videos first.
  return reading.database.rows(
    `WITH owned AS MATERIALIZED (
       SELECT * FROM (
         SELECT ${owner} AS owner, v.id, row_number() OVER (PARTITION BY ${owner} ORDER BY ${order}) AS place
         FROM ${VIDEOS_OF[type]} JOIN content.videos v ON v.id = l.video_id
         WHERE o.slug = ANY($6::text[]) AND ${owner} = ANY($4::text[]) AND ($3::text IS NULL OR v.kind = $3) AND ${hasWordsSql('video_texts', 'v')}
       ) ranked WHERE place <= $5
     )
     ${SELECT_VIDEOS} JOIN owned ON owned.id = v.id
     WHERE v.id = ANY(ARRAY(SELECT id FROM owned))
     ORDER BY owned.owner, owned.place`,
    [...wordsParameters(reading), kind ?? null, keys, each, keys.map((key) => key.split(':')[0])],
  );
};
