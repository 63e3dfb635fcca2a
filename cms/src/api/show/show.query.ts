import type { Locale } from '@sahra/schemas/constants';

import { isInteger, decodeCursor } from '../../rest/cursor';
import type { Reading } from '../../rest/define-route';
import { linesOf } from '../../rest/lines-of';
import { pictureFromFile, type PictureFile } from '../../rest/picture-from-file';
import { pictureOf, wordsOf, wordValues } from '../../rest/words-of';
import type { Show } from './show.schema';

export interface ShowRow {
  slug: string;
  position: number;
  title: string;
  title_echo: string | null;
  description: string;
  people: string | null;
  channel_slug: string | null;
  locale: Locale;
  year: number | null;
  age_rating: string | null;
  episode_count: number;
  premium: boolean;
  poster: PictureFile | null;
  wide: PictureFile | null;
  upright: PictureFile | null;
  poster_alt: string | null;
}

/** A channel counts only when its own words can be read, so that no answer names a page that is not there. */
const SELECT = `
  SELECT s.slug, s.position, s.year, s.age_rating, t.title, t.description, t.people, t.locale, t.poster_alt, e.title AS title_echo,
    CASE WHEN ct.locale IS NOT NULL THEN c.slug END AS channel_slug, n.episode_count, n.premium,
    poster.file AS poster, wide.file AS wide, upright.file AS upright
  FROM shows s
  JOIN ${wordsOf('show_texts', 's', 't', ['title', 'description', 'people', 'poster_alt'])}
  LEFT JOIN show_texts e ON e.document_id = s.document_id AND e.locale <> t.locale AND (e.published_at IS NULL) = $2
  LEFT JOIN shows_channel_lnk l ON l.show_id = s.id
  LEFT JOIN channels c ON c.id = l.channel_id
  LEFT JOIN ${wordsOf('channel_texts', 'c', 'ct', ['name'])}
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE v.kind = 'episode')::int AS episode_count, 
      coalesce(avg(v.premium::int) FILTER (WHERE v.kind IN ('episode', 'match')), 0) > 0.5 AS premium
    FROM videos_show_lnk vl JOIN videos v ON v.id = vl.video_id
    WHERE vl.show_id = s.id AND EXISTS (
      SELECT FROM video_texts vt
      WHERE vt.document_id = v.document_id AND vt.locale = ANY($1::text[]) AND (vt.published_at IS NULL) = $2)
  ) n
  ${pictureOf('api::show.show', 's', 'poster', 'poster')}
  ${pictureOf('api::show.show', 's', 'wide', 'wide')}
  ${pictureOf('api::show.show', 's', 'upright', 'upright')}`;

export const showFromRow = (row: ShowRow): Show => {
  const poster = pictureFromFile(row.poster, row.poster_alt);
  return {
    slug: row.slug,
    title: row.title,
    title_echo: row.title_echo,
    description: row.description,
    people: linesOf(row.people),
    locale: row.locale,
    poster: poster?.url ?? null,
    poster_picture: poster,
    wide: pictureFromFile(row.wide, row.poster_alt),
    upright: pictureFromFile(row.upright, row.poster_alt),
    year: row.year,
    age_rating: row.age_rating,
    episode_count: row.episode_count,
    premium: row.premium,
    channel_slug: row.channel_slug,
  };
};

/** Shows that have one of the slugs. */
export const showsBySlug = (reading: Reading, slugs: readonly string[]): Promise<ShowRow[]> =>
  reading.database.rows(`${SELECT} WHERE s.slug = ANY($3::text[])`, [...wordValues(reading), slugs]);

/** A page of all shows in the editors' order, with one more row than `limit` when something follows. */
export const showsPage = (
  reading: Reading,
  limit: number,
  cursor: string | undefined,
): Promise<ShowRow[]> => {
  const values = [...wordValues(reading), limit + 1];
  if (cursor === undefined)
    return reading.database.rows(`${SELECT} ORDER BY s.position, s.slug LIMIT $3`, values);
  return reading.database.rows(
    `${SELECT} WHERE (s.position, s.slug) > ($4::int, $5::text) ORDER BY s.position, s.slug LIMIT $3`,
    [...values, ...decodeCursor(cursor, isInteger)],
  );
};
