import type { Locale } from '@sahra/schemas/constants';

import type { VideoKind } from '../src/api/video/video.schema';

/** Words of one record in both languages, side by side. */
export type InBoth<Words> = Record<Locale, Words>;

export interface ChannelSeed extends InBoth<{ name: string; description: string }> {
  slug: string;
}

export interface ShowSeed extends InBoth<{ title: string; description: string }> {
  slug: string;
  channel: string;
  year: number;
  ageRating: string;
}

/** Minutes from the moment of seeding; negative is before it, null is an open end. */
export interface LiveTimes {
  startsInMinutes: number;
  endsInMinutes: number | null;
}

export interface VideoSeed extends InBoth<{ title: string; description: string }> {
  code: string;
  kind: VideoKind;
  /** Length; a live event has `live` instead. */
  seconds?: number;
  live?: LiveTimes;
  premium?: true;
  episode?: number;
  releasedDaysAgo: number;
}

export interface VideosOfShow {
  show: string;
  channel: string;
  videos: readonly VideoSeed[];
}
