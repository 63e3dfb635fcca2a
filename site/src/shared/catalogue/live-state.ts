import type { VideoCardFragment } from './video-card.fragment.generated';

type Timed = Pick<VideoCardFragment, 'liveState' | 'startsAt' | 'endsAt'>;

const timeOf = (iso: string | null): number | null => (iso === null ? null : Date.parse(iso));

/** Where an event stands at `now`, by its own times: a list may have been built hours ago. Null `now`, in served HTML, leaves what was said of it. */
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
