import type { TimelineRange } from '../timeline/timeline-maths';

/** Players stay this far behind the newest segment, so that a late one is no pause. Used where hls.js does not say its own distance. */
const DISTANCE_SECONDS = 12;
/** Nearer than this to the place of play counts as live. */
const AT_EDGE_SECONDS = 6;

/** What can be played of a live stream: from the oldest segment to the place at which live is played. */
export const liveRange = (
  seekable: Pick<TimeRanges, 'length' | 'start' | 'end'>,
  syncPosition: number | null,
): TimelineRange => {
  if (seekable.length === 0) return { start: 0, end: 0 };
  const last = seekable.length - 1;
  const start = seekable.start(0);
  return { start, end: Math.max(start, syncPosition ?? seekable.end(last) - DISTANCE_SECONDS) };
};

/** Seconds that the viewer is behind live; 0 at the edge. */
export const behindLive = (time: number, { end }: TimelineRange): number =>
  end - time > AT_EDGE_SECONDS ? end - time : 0;
