import type { Locale } from '@sahra/schemas/constants';

export const SEARCH_TYPES = ['show', 'video', 'channel'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** Searchable text of a record in one language. */
export interface SearchWords {
  title: string;
  description: string;
  /** Names of the people in it, one per line. */
  people: string;
}

/** Record of the catalogue for search, with both languages, so that either finds it. */
export interface SearchDocument {
  /** Unique over all types, e.g. `video:gp4hgfx7`. */
  id: string;
  type: SearchType;
  /** Slug or code. */
  key: string;
  /** Words by language; an unpublished language is missing. */
  words: Partial<Record<Locale, SearchWords>>;
  /** Names of its show and channel, in both languages. */
  belongsTo: readonly string[];
  /** Slug of its channel; null when it has none. */
  channel: string | null;
  /** Null for live events and for records that are not videos. */
  durationSeconds: number | null;
  live: boolean;
  /** What it belongs to, as `channel:comedy`, `sport:padel`, `kind:match`, `episode:7`. */
  facets: readonly string[];
  premium: boolean;
}
