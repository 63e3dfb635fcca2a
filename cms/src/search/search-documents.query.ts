import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { DURATION_SECONDS } from '../api/video/video.query';
import { fillPlaceholders } from '../placeholders/fill-placeholders';
import type { Database } from '../rest/database';
import type { SearchDocument, SearchType, SearchWords } from './search-document';
import { recordFacets } from './search-facets';

type ByLocale<Value> = Partial<Record<Locale, Value>>;

interface Row {
  key: string;
  words: ByLocale<SearchWords> | null;
  /** Names of its show and its channel; null where they have no published words. */
  owners: (ByLocale<string> | null)[];
  channel: string | null;
  sport: string | null;
  kinds: string[];
  business: boolean;
  original: boolean;
  episode: number | null;
  season: number | null;
  duration_seconds: number | null;
  live: boolean;
  premium: boolean;
}

/** SQL: published words of a fact by language; null when it has none. Channels have no people. */
const words = (view: string, fact: string, title: string, people = `''`): string => `(
    SELECT json_object_agg(w.locale, json_build_object(
      'title', w.${title}, 'description', coalesce(w.description, ''), 'people', coalesce(${people}, '')))
    FROM content.${view} w WHERE w.document = ${fact}.document AND NOT w.is_draft)`;

const names = (view: string, fact: string, title: string): string => `(
    SELECT json_object_agg(w.locale, w.${title}) FROM content.${view} w
    WHERE w.document = ${fact}.document AND NOT w.is_draft)`;

/** Whether a show is for subscribers only: all of its videos are. */
const PREMIUM_SHOW = `EXISTS (SELECT FROM content.videos_show l WHERE l.show_id = s.id)
        AND NOT EXISTS (SELECT FROM content.videos_show l JOIN content.videos v ON v.id = l.video_id
          WHERE l.show_id = s.id AND NOT v.premium)`;

/** `$1`: keys of the records, or null for all; `$2`: keys of shows and channels whose records are also read. */
const SELECTS: Record<SearchType, string> = {
  channel: `
    SELECT c.slug AS key, ${words('channel_texts', 'c', 'name')} AS words, '[]'::json AS owners,
      c.slug AS channel, NULL AS sport, '{}'::text[] AS kinds, false AS business, false AS original,
      NULL AS episode, NULL AS season, NULL AS duration_seconds, false AS live, false AS premium
    FROM content.channels c WHERE $1::text[] IS NULL OR c.slug = ANY($1) OR c.slug = ANY($2::text[])`,
  show: `
    SELECT s.slug AS key, ${words('show_texts', 's', 'title', 'w.people')} AS words, json_build_array(${names('channel_texts', 'c', 'name')}) AS owners,
      c.slug AS channel, p.slug AS sport, ARRAY[s.format] AS kinds, s.business, s.original,
      NULL AS episode, NULL AS season, NULL AS duration_seconds, false AS live, ${PREMIUM_SHOW} AS premium
    FROM content.shows s
    LEFT JOIN content.shows_sport pl ON pl.show_id = s.id LEFT JOIN content.sports p ON p.id = pl.sport_id
    LEFT JOIN content.shows_channel cl ON cl.show_id = s.id LEFT JOIN content.channels c ON c.id = cl.channel_id
    WHERE $1::text[] IS NULL OR s.slug = ANY($1) OR c.slug = ANY($2::text[])`,
  video: `
    SELECT v.code AS key, ${words('video_texts', 'v', 'title', 'w.people')} AS words,
      json_build_array(${names('show_texts', 's', 'title')}, ${names('channel_texts', 'c', 'name')}) AS owners,
      c.slug AS channel, p.slug AS sport, CASE WHEN v.live THEN ARRAY[v.kind, 'live'] ELSE ARRAY[v.kind] END AS kinds,
      coalesce(s.business, false) AS business, false AS original,
      v.episode_number AS episode, v.season_number AS season, ${DURATION_SECONDS} AS duration_seconds, v.live, v.premium
    FROM content.videos v
    LEFT JOIN content.videos_show sl ON sl.video_id = v.id LEFT JOIN content.shows s ON s.id = sl.show_id
    LEFT JOIN content.shows_sport pl ON pl.show_id = s.id LEFT JOIN content.sports p ON p.id = pl.sport_id
    LEFT JOIN content.videos_channel cl ON cl.video_id = v.id LEFT JOIN content.channels c ON c.id = cl.channel_id
    WHERE $1::text[] IS NULL OR v.code = ANY($1) OR s.slug = ANY($2::text[]) OR c.slug = ANY($2::text[])`,
};

/** Current state of a record for the index; `document` is null when it was deleted or has no published words. */
export interface Reloaded {
  id: string;
  document: SearchDocument | null;
}

export const searchId = (type: SearchType, key: string): string => `${type}:${key}`;

const mapLocales = <Value, Mapped>(
  values: ByLocale<Value>,
  map: (value: Value, locale: Locale) => Mapped,
): ByLocale<Mapped> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const value = values[locale];
      return value === undefined ? [] : [[locale, map(value, locale)] as const];
    }),
  );

/** Fills the placeholders, so that a text is found by the words that viewers read. */
const filledWords = ({ title, description, people }: SearchWords, locale: Locale): SearchWords => ({
  title: fillPlaceholders(title, locale),
  description: fillPlaceholders(description, locale),
  people: fillPlaceholders(people, locale),
});

const documentOf = (type: SearchType, row: Row): SearchDocument | null =>
  row.words && {
    id: searchId(type, row.key),
    type,
    key: row.key,
    words: mapLocales(row.words, filledWords),
    belongsTo: row.owners.flatMap((names) => Object.values(mapLocales(names ?? {}, fillPlaceholders))),
    channel: row.channel,
    durationSeconds: row.duration_seconds,
    live: row.live,
    facets: recordFacets({ ...row, type }),
    premium: row.premium,
  };

/**
 * Reads search documents of one type: those with one of `keys` (null: all), and those of one of the `owners`
 * (slugs of shows and channels), because the owner's name is searchable in them.
 */
export const searchDocuments = async (
  database: Database,
  type: SearchType,
  keys: readonly string[] | null,
  owners: readonly string[] = [],
): Promise<Reloaded[]> => {
  const rows = await database.rows<Row>(SELECTS[type], [keys, owners]);
  const there = rows.map((row) => ({ id: searchId(type, row.key), document: documentOf(type, row) }));
  const found = new Set(rows.map(({ key }) => key));
  const gone = (keys ?? []).filter((key) => !found.has(key));
  return [...there, ...gone.map((key) => ({ id: searchId(type, key), document: null }))];
};

/** Reads of every show whether it is for subscribers only. */
export const readShowsAccess = (database: Database): Promise<{ key: string; premium: boolean }[]> =>
  database.rows(`SELECT s.slug AS key, ${PREMIUM_SHOW} AS premium FROM content.shows s`, []);

/** Returns whether shows and channels with all of these slugs exist. */
export const areThere = async (database: Database, owners: readonly string[]): Promise<boolean> => {
  const rows = await database.rows<{ slug: string }>(
    `SELECT slug FROM content.shows WHERE slug = ANY($1) UNION SELECT slug FROM content.channels WHERE slug = ANY($1)`,
    [owners],
  );
  return new Set(rows.map(({ slug }) => slug)).size === new Set(owners).size;
};
