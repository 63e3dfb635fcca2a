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
import type { Season } from '../season/season.schema';
import { joinShowStatsSql } from '../season/show-stats';
import type { Show, ShowFormat } from './show.schema';

export interface ShowRow {
  slug: string;
  position: number;
  created_at: Date;
  updated_at: string;
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
  original: boolean;
  business: boolean;
  format: ShowFormat;
  sport_slug: string | null;
  seasons: Season[];
  poster: PictureFile | null;
  wide: PictureFile | null;
  upright: PictureFile | null;
  poster_alt: string | null;
}

/** A channel or sport counts only when its words are readable, so that a response links to no missing page. */
export const SELECT_SHOWS = `
  SELECT s.slug, s.position, s.created_at, ${updatedAtSql('s', 't')} AS updated_at, s.year, s.age_rating, t.title, t.description, t.people, t.locale, t.poster_alt, e.title AS title_echo,
    CASE WHEN ct.locale IS NOT NULL THEN c.slug END AS channel_slug, n.episode_count, n.premium,
    coalesce(s.original, false) AS original, coalesce(s.business, false) AS business, coalesce(s.format, 'series') AS format,
    CASE WHEN pt.locale IS NOT NULL THEN p.slug END AS sport_slug, n.seasons,
    poster.file AS poster, wide.file AS wide, upright.file AS upright
  FROM content.shows s
  JOIN ${joinWordsSql('show_texts', 's', 't', ['title', 'description', 'people', 'poster_alt', ...VERSION_COLUMNS])}
  LEFT JOIN content.show_texts e ON e.document = s.document AND e.locale <> t.locale AND e.is_draft = $2
  LEFT JOIN content.shows_channel l ON l.show_id = s.id
  LEFT JOIN content.channels c ON c.id = l.channel_id
  LEFT JOIN ${joinWordsSql('channel_texts', 'c', 'ct', ['name'])}
  LEFT JOIN content.shows_sport pl ON pl.show_id = s.id
  LEFT JOIN content.sports p ON p.id = pl.sport_id
  LEFT JOIN ${joinWordsSql('sport_texts', 'p', 'pt', ['name'])}
  ${joinShowStatsSql('s', 'n')}
  ${joinPictureSql('shows_poster', 'show_id', 's', 'poster')}
  ${joinPictureSql('shows_wide', 'show_id', 's', 'wide')}
  ${joinPictureSql('shows_upright', 'show_id', 's', 'upright')}`;

export const showFromRow = (row: ShowRow): Show => {
  const poster = pictureFromFile(row.poster, row.poster_alt);
  return {
    slug: row.slug,
    title: row.title,
    title_echo: row.title_echo,
    description: row.description,
    people: linesOf(row.people),
    locale: row.locale,
    updated_at: row.updated_at,
    poster: poster?.url ?? null,
    poster_picture: poster,
    wide: pictureFromFile(row.wide, row.poster_alt),
    upright: pictureFromFile(row.upright, row.poster_alt),
    year: row.year,
    age_rating: row.age_rating,
    episode_count: row.episode_count,
    premium: row.premium,
    original: row.original,
    business: row.business,
    format: row.format,
    seasons: row.seasons,
    channel_slug: row.channel_slug,
    sport_slug: row.sport_slug,
  };
};

/** Reads the shows with these slugs. */
export const showsBySlug = (reading: ReadContext, slugs: readonly string[]): Promise<ShowRow[]> =>
  reading.database.rows(`${SELECT_SHOWS} WHERE s.slug = ANY($3::text[])`, [
    ...wordsParameters(reading),
    slugs,
  ]);
