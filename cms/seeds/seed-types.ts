import type { Locale } from '@sahra/schemas/constants';

import type { VideoKind } from '../src/api/video/video.schema';

/** Words of one record in both languages, side by side. */
export type InBoth<Words> = Record<Locale, Words>;

export interface ChannelSeed extends InBoth<{ name: string; description: string }> {
  slug: string;
}

/** `people`: names, one on each line. */
type CatalogueWords = InBoth<{ title: string; description: string; people?: string }>;

export interface ShowSeed extends CatalogueWords {
  slug: string;
  channel: string;
  year: number;
  ageRating: string;
  /** Made by us, and shown as such. */
  original?: true;
  /** Belongs to the business area. */
  business?: true;
  /** A podcast is listened to; everything else is a series. */
  podcast?: true;
  /** Slug of the sport that it is about. */
  sport?: 'football' | 'padel' | 'combat';
  /** Left out: one season without a name. */
  seasons?: readonly SeasonSeed[];
}

export interface SportSeed extends InBoth<{ name: string; description: string }> {
  slug: NonNullable<ShowSeed['sport']>;
  /** Slug of the channel whose picture and light it has. */
  pictureOf: string;
}

export interface SeasonSeed extends InBoth<{ title: string }> {
  number: number;
  year: number;
}

/** Minutes from the moment of seeding; negative is before it, null is an open end. */
export interface LiveTimes {
  startsInMinutes: number;
  endsInMinutes: number | null;
}

export interface VideoSeed extends CatalogueWords {
  code: string;
  kind: VideoKind;
  /** Length; a live event has `live` instead. */
  seconds?: number;
  live?: LiveTimes;
  premium?: true;
  episode?: number;
  /** Number of its season; left out: the first for an episode or a match of a show with seasons, else none. */
  season?: number;
  releasedDaysAgo: number;
}

export interface VideosOfShow {
  show: string;
  channel: string;
  videos: readonly VideoSeed[];
}
