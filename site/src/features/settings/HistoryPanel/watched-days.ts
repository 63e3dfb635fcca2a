import { writtenZone } from '../../../shared/clock/viewer-zone';
import { dayOf as zoneDayOf } from '../../../shared/clock/zone-time';
import type { WatchHistoryQuery } from './watch-history.query.generated';

export type WatchedVideo = NonNullable<
  NonNullable<WatchHistoryQuery['viewer']>['watchHistory']
>['edges'][number];

/** What was watched on one day of the viewer's time zone. */
export interface WatchedDay {
  /** First moment of the day's list, ISO 8601. */
  moment: string;
  videos: WatchedVideo[];
}

const dayOf = (iso: string): string => zoneDayOf(Date.parse(iso), writtenZone());

/** Groups videos by the day on which they were watched, in their order; what was hardly begun is left out. */
export const watchedDays = (history: readonly WatchedVideo[]): WatchedDay[] => {
  const days: WatchedDay[] = [];
  for (const video of history.filter(({ progress }) => progress.state !== 'NEW')) {
    const moment = video.progress.watchedAt;
    const last = days.at(-1);
    if (last && dayOf(last.moment) === dayOf(moment)) last.videos.push(video);
    else days.push({ moment, videos: [video] });
  }
  return days;
};
