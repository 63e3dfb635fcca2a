import type { Locale } from '@sahra/schemas/constants';

import type { VideoKind } from '../src/api/video/video.schema';

/** Words of one record in both languages. */
export type InBoth<Words> = Record<Locale, Words>;

export interface ChannelSeed extends InBoth<{ name: string; description: string }> {
  slug: string;
}

/** `people`: names, one per line. */
type CatalogueWords = InBoth<{ title: string; description: string; people?: string }>;

export interface ShowSeed extends CatalogueWords {
  slug: string;
  channel: string;
  year: number;
  ageRating: string;
  /** Whether it is our own production; the site shows a label. */
  original?: true;
  /** Belongs to the business area. */
  business?: true;
  /** Whether it is a podcast; every other show is a series. */
  podcast?: true;
  /** Slug of the show's sport. */
  sport?: 'football' | 'padel' | 'combat';
  /** Left out: one season without a name. */
  seasons?: readonly SeasonSeed[];
}

export interface SportSeed extends InBoth<{ name: string; description: string }> {
  slug: NonNullable<ShowSeed['sport']>;
  /** Slug of the channel whose picture and accent colour it uses. */
  pictureOf: string;
}

export interface SeasonSeed extends InBoth<{ title: string }> {
  number: number;
  year: number;
}

/** Minutes from the moment of seeding: negative values are in the past, null is an open end. */
export interface LiveTimes {
  startsInMinutes: number;
  endsInMinutes: number | null;
}

/** Chapter of a video: the time at which it begins, as editors write it, and its title in both languages. */
export type ChapterSeed = readonly [start: string, en: string, ar: string];

/** Chapters of videos, by code. */
export type ChaptersOfVideos = Readonly<Record<string, readonly ChapterSeed[]>>;

export interface VideoSeed extends CatalogueWords {
  code: string;
  kind: VideoKind;
  /** Length of a film that tells a story; every other recording lasts as long as the film of its scene. */
  seconds?: number;
  /** When a live event begins and ends. */
  live?: LiveTimes;
  /** A live video that plays the schedule of its channel. */
  followsSchedule?: true;
  premium?: true;
  episode?: number;
  /**
   * Number of its season; left out: the first season for an episode or match of a show with seasons, else no season.
   */
  season?: number;
  releasedDaysAgo: number;
}

export interface VideosOfShow {
  show: string;
  channel: string;
  videos: readonly VideoSeed[];
}
