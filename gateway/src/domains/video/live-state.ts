import type { GraphContext } from '../../graph/graph-context';
import type { LiveState } from '../../graph/resolver-types.generated';
import type { VideoRecord } from '../../upstreams/cms/cms-records';
import { eventTimes } from './event-times';

/** Returns the state of a live event at `now`; null when the video is not live. */
const liveStateOf = (
  { live, startsAt, endsAt }: { live: boolean; startsAt: Date | null; endsAt: Date | null },
  now: Date,
): LiveState | null => {
  if (!live) return null;
  if (endsAt !== null && endsAt <= now) return 'ENDED';
  return startsAt !== null && startsAt > now ? 'UPCOMING' : 'LIVE';
};

/** Returns the state of a video at the time of the request; null when it is not live. */
export const currentLiveState = (
  video: VideoRecord,
  context: Pick<GraphContext, 'nowBetween'>,
): LiveState | null => {
  const times = eventTimes(video);
  return liveStateOf(times, context.nowBetween([times.startsAt, times.endsAt]));
};
