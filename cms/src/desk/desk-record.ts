import type { Locale } from '@sahra/schemas/constants';

/**
 * State of one language of a record. `draft`: written and not published, or changed since; `outdated`: live, but the
 * other language was published again after it.
 */
export const LANGUAGE_STATES = ['missing', 'outdated', 'draft', 'live'] as const;
export type LanguageState = (typeof LANGUAGE_STATES)[number];

/** States that a list can be filtered by; `waiting` is missing or outdated. */
export const STATE_FILTERS = [...LANGUAGE_STATES, 'waiting'] as const;
export type StateFilter = (typeof STATE_FILTERS)[number];

/** Orders of a list: last change first, latest date first, own title, or the order of types. */
export const RECORD_ORDERS = ['changed', 'date', 'title', 'type'] as const;
export type RecordOrder = (typeof RECORD_ORDERS)[number];

/** Titles by language; null where nothing is written. */
export type TwoTitles = Record<Locale, string | null>;

/** Planned publication of one language, as it is named beside the language's state. Instants are ISO 8601 in UTC. */
export interface RecordPlan {
  language: Locale;
  act: 'publish' | 'unpublish';
  at: string;
  /** `failed`: its time has come, and it was not carried out. */
  state: 'waiting' | 'failed';
}

/** Record in a list of the desk. Instants are ISO 8601 in UTC. */
export interface DeskRecord {
  type: string;
  documentId: string;
  /** Slug or code; null for records without one. */
  key: string | null;
  titles: TwoTitles;
  /** null where a language has nothing to write: facts without words, and a season that is called by its number. */
  states: Record<Locale, LanguageState | null>;
  /** What is planned or has failed, earliest first. */
  plans: RecordPlan[];
  /** Address of a small picture; null without one. */
  picture: string | null;
  /** Channel of a video, a show or a schedule entry; show of a season. */
  owner: TwoTitles | null;
  /** Kind of a video, format of a show, menu of a menu entry. */
  kind: string | null;
  /** Release of a video, beginning of a schedule entry or a promotion. */
  date: string | null;
  changedAt: string;
  /** Length of a video in seconds. */
  seconds: number | null;
  /** A live event, and not yet a recording. */
  live: boolean;
  /** Number of a season. */
  number: number | null;
}

/** Number of records by the states of both languages. */
export interface PairCount {
  type: string;
  en: LanguageState | null;
  ar: LanguageState | null;
  count: number;
}

/** Page of a list. `counts` are of all records that match the filters other than that of the state. */
export interface RecordsPage {
  records: DeskRecord[];
  /** Number of records on all pages. */
  total: number;
  counts: PairCount[];
}

/** Programme that runs now or follows. */
export interface OnAirEntry {
  documentId: string;
  titles: TwoTitles;
  channel: TwoTitles | null;
  picture: string | null;
  startsAt: string;
  endsAt: string;
}
