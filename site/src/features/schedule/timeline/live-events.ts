import { liveStateOf } from '../../../shared/catalogue/live-state';
import { programmeState } from '../../../shared/catalogue/programme-state';
import type { ScheduledEventFragment } from '../scheduled-event.fragment.generated';
import type { ScheduledProgrammeFragment } from '../../../shared/catalogue/scheduled-programme.fragment.generated';
import type { Entry } from './channel-rows';

const DAY_MS = 86_400_000;

/** Returns the end of an event; null for a stream that goes on for days. */
const nearEnd = (startsAt: string, endsAt: string | null): string | null =>
  endsAt !== null && Date.parse(endsAt) - Date.parse(startsAt) < DAY_MS ? endsAt : null;

/** Returns a live event as an entry of the day; null when it has no time. */
export const entryOfEvent = (video: ScheduledEventFragment): Entry | null =>
  video.startsAt === null
    ? null
    : {
        ...video,
        __typename: 'ScheduleEntry',
        startsAt: video.startsAt,
        endsAt: nearEnd(video.startsAt, video.endsAt),
        live: true,
        video: { __typename: 'Video', id: video.id, code: video.code },
      };

/**
 * Returns the live events that are on and that no programme shows: the schedule pauses by day, some events do not.
 * They have no page in the schedule and lead to their video.
 */
export const liveEvents = (
  videos: readonly ScheduledEventFragment[],
  entries: readonly ScheduledProgrammeFragment[],
  now: number,
): Entry[] => {
  const shown = new Set(
    entries.filter((entry) => programmeState(entry, now) === 'on').map(({ video }) => video?.code),
  );
  return videos.flatMap((video): Entry[] => {
    const entry = entryOfEvent(video);
    return entry && liveStateOf(video, now) === 'LIVE' && !shown.has(video.code) ? [entry] : [];
  });
};
