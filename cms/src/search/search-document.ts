import type { Locale } from '@sahra/schemas/constants';

export const SEARCH_TYPES = ['show', 'video', 'channel'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/** What is searched of a record in one language. */
export interface SearchWords {
  title: string;
  description: string;
  /** Who is seen or heard in it, one name on each line. */
  people: string;
}

/** A record of the catalogue as search sees it: both languages together, so that either finds it. */
export interface SearchDocument {
  /** `video:gp4hgfx7`; unique over all types. */
  id: string;
  type: SearchType;
  /** Slug or code. */
  key: string;
  /** A language whose words are not published is missing. */
  words: Partial<Record<Locale, SearchWords>>;
  /** Names of the show and channel it belongs to, in both languages. */
  belongsTo: readonly string[];
  /** Slug of its channel; null when it has none. */
  channel: string | null;
  /** Null for what is no video, and for live events. */
  durationSeconds: number | null;
  live: boolean;
  premium: boolean;
}
