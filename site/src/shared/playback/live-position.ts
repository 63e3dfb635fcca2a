import type { TimelineRange } from '../../features/watch/Player/timeline/timeline-maths';

/**
 * Seconds that players stay behind the newest segment, so that a late segment causes no pause. Used where hls.js
 * reports no distance of its own.
 */
const DISTANCE_SECONDS = 12;
/** Positions fewer seconds than this behind the live position count as live. */
const AT_EDGE_SECONDS = 6;

/** Returns the playable range of a live stream: from the oldest segment to the live position. */
export const liveRange = (
  seekable: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  syncPosition: number | null,
): TimelineRange => {
  if (seekable.length === 0) return { start: 0, end: 0 };
  const last = seekable.length - 1;
  const start = seekable.start(0);
  return { start, end: Math.max(start, syncPosition ?? seekable.end(last) - DISTANCE_SECONDS) };
};

/** Returns the seconds that the viewer is behind live; 0 at the live position. */
export const secondsBehindLive = (time: number, { end }: TimelineRange): number =>
  end - time > AT_EDGE_SECONDS ? end - time : 0;
