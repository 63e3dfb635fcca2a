import type { Locale } from '@sahra/schemas/constants';

import type { ReadContext } from '../../rest/define-route';
import { linesOf } from '../../rest/lines-of';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import {
  joinPictureSql,
  joinWordsSql,
  updatedAtSql,
  VERSION_COLUMNS,
  wordsParameters,
} from '../../rest/join-words.sql';
import { chaptersOf, selectChaptersSql, type StoredChapter } from './chapters';
import { EPISODE_PLACE } from './episode-place';
import type { Video, VideoKind } from './video.schema';

export interface VideoRow {
  code: string;
  title: string;
  description: string;
  people: string | null;
  chapters: StoredChapter[];
  kind: VideoKind;
  live: boolean;
  recorded: boolean;
  follows_schedule: boolean;
  premium: boolean;
  starts_at: Date | null;
  ends_at: Date | null;
  duration_seconds: number | null;
  episode_number: number | null;
  season_number: number | null;
  episode_place: number;
  released_at: Date;
  updated_at: string;
  show_slug: string | null;
  show_title: string | null;
  channel_slug: string | null;
  sport_slug: string | null;
  locale: Locale;
  poster: PictureFile | null;
  upright: PictureFile | null;
  poster_alt: string | null;
}

/** SQL: release date. A video that was never published has none and uses its creation date. */
export const RELEASED_AT = 'coalesce(v.released_at, v.created_at)';

/** SQL: the length of the video `v`; a live event has none, also when its recording has been uploaded already. */
export const DURATION_SECONDS = 'CASE WHEN NOT coalesce(v.live, false) THEN v.duration_seconds END';

/**
 * A show, channel or sport counts only when its words are readable, so that a response links to no missing
 * page.
 */
export const SELECT_VIDEOS = `
  SELECT v.code, v.kind, v.live, v.recorded, v.live AND coalesce(v.follows_schedule, false) AS follows_schedule, v.premium, v.starts_at, v.ends_at, ${DURATION_SECONDS} AS duration_seconds, v.episode_number,
    v.season_number, ${EPISODE_PLACE} AS episode_place, CASE WHEN pt.locale IS NOT NULL THEN p.slug END AS sport_slug,
    ${RELEASED_AT} AS released_at, ${updatedAtSql('v', 't')} AS updated_at, t.title, t.description, t.people, ${selectChaptersSql('t')} AS chapters, t.locale, CASE WHEN st.locale IS NOT NULL THEN s.slug END AS show_slug, st.title AS show_title, CASE WHEN ct.locale IS NOT NULL THEN c.slug END AS channel_slug,
    t.poster_alt, poster.file AS poster, CASE WHEN v.kind = 'short' THEN upright.file END AS upright
  FROM content.videos v
  JOIN ${joinWordsSql('video_texts', 'v', 't', ['id', 'title', 'description', 'people', 'poster_alt', ...VERSION_COLUMNS])}
  LEFT JOIN content.videos_show sl ON sl.video_id = v.id
  LEFT JOIN content.shows s ON s.id = sl.show_id
  LEFT JOIN ${joinWordsSql('show_texts', 's', 'st', ['title'])}
  LEFT JOIN content.shows_sport pl ON pl.show_id = s.id
  LEFT JOIN content.sports p ON p.id = pl.sport_id
  LEFT JOIN ${joinWordsSql('sport_texts', 'p', 'pt', ['name'])}
  LEFT JOIN content.videos_channel cl ON cl.video_id = v.id
  LEFT JOIN content.channels c ON c.id = cl.channel_id
  LEFT JOIN ${joinWordsSql('channel_texts', 'c', 'ct', ['name'])}
  ${joinPictureSql('videos_poster', 'video_id', 'v', 'poster')}
  ${joinPictureSql('videos_upright', 'video_id', 'v', 'upright')}`;

export const videoFromRow = (row: VideoRow): Video => {
  const poster = pictureFromFile(row.poster, row.poster_alt);
  return {
    code: row.code,
    title: row.title,
    description: row.description,
    people: linesOf(row.people),
    chapters: chaptersOf(row.chapters, row.duration_seconds),
    locale: row.locale,
    kind: row.kind,
    live: row.live,
    recorded: row.recorded,
    follows_schedule: row.follows_schedule,
    premium: row.premium,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    duration_seconds: row.duration_seconds,
    episode_number: row.episode_number,
    season_number: row.season_number,
    published_at: row.released_at.toISOString(),
    updated_at: row.updated_at,
    poster: poster?.url ?? null,
    poster_picture: poster,
    upright: pictureFromFile(row.upright, row.poster_alt),
    show:
      row.show_slug !== null && row.show_title !== null
        ? { slug: row.show_slug, title: row.show_title }
        : null,
    channel_slug: row.channel_slug,
    sport_slug: row.sport_slug,
  };
};

/** Reads the videos with these codes. */
export const videosByCode = (reading: ReadContext, codes: readonly string[]): Promise<VideoRow[]> =>
  reading.database.rows(`${SELECT_VIDEOS} WHERE v.code = ANY($3::text[])`, [
    ...wordsParameters(reading),
    codes,
  ]);
