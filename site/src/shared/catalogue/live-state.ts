import type { VideoCardFragment } from './video-card.fragment.generated';

type Timed = Pick<VideoCardFragment, 'liveState' | 'startsAt' | 'endsAt'>;

const timeOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/**
 * Returns the state of a live event at `now` from its own times, because a list may have been built hours ago. With
 * `now` null, as in served HTML, it returns the stored state.
 */
export const liveStateOf = (
  { liveState, startsAt, endsAt }: Timed,
  now: number | null,
): Timed['liveState'] => {
  const start = timeOf(startsAt);
  const end = timeOf(endsAt);
  if (now === null || liveState === null || start === null) return liveState;
  if (now < start) return 'UPCOMING';
  return end !== null && now >= end ? 'ENDED' : 'LIVE';
};
