import { liveStateOf } from '../../../shared/catalogue/live-state';
import { programmeState } from '../../../shared/catalogue/programme-state';
import type { ScheduleEntryFragment } from '../../../shared/catalogue/schedule-entry.fragment.generated';
import type { ScheduleDayQuery } from '../SchedulePage/schedule-day.query.generated';
import type { Entry } from './channel-rows';

export type LiveVideo = NonNullable<ScheduleDayQuery['videos']>['nodes'][number];

const DAY_MS = 86_400_000;

/** Returns the end of an event; null for a stream that goes on for days. */
const nearEnd = (startsAt: string, endsAt: string | null): string | null =>
  endsAt !== null && Date.parse(endsAt) - Date.parse(startsAt) < DAY_MS ? endsAt : null;

/**
 * Returns the live events that are on and that no programme shows: the schedule pauses by day, some events do not.
 * They have no page in the schedule and lead to their video.
 */
export const liveEvents = (
  videos: readonly LiveVideo[],
  entries: readonly ScheduleEntryFragment[],
  now: number,
): Entry[] => {
  const shown = new Set(
    entries.filter((entry) => programmeState(entry, now) === 'on').map(({ video }) => video?.code),
  );
  return videos.flatMap(({ liveState, ...video }): Entry[] =>
    video.startsAt !== null && liveStateOf({ liveState, ...video }, now) === 'LIVE' && !shown.has(video.code)
      ? [
          {
            ...video,
            __typename: 'ScheduleEntry',
            startsAt: video.startsAt,
            endsAt: nearEnd(video.startsAt, video.endsAt),
            live: true,
            thumbnail: null,
            video: { __typename: 'Video', id: video.id, code: video.code },
          },
        ]
      : [],
  );
};
