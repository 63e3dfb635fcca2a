import type { TimelineRange } from '../timeline/timeline-maths';

/** A shorter window is not worth a button. */
const WORTH_SECONDS = 60;
/** Distance from the oldest segment, which leaves the window while it is loaded. */
const MARGIN_SECONDS = 12;

/** How far back a viewer can go in what is live. */
export interface LiveStart {
  second: number;
  /** Whether that is the beginning of the event; otherwise it is the oldest moment that is kept. */
  isBeginning: boolean;
}

interface Playing {
  /** Second that is played. */
  time: number;
  /** The same moment by the clock, in milliseconds since 1970; null until the stream tells. */
  at: number | null;
  startsAt: string | null;
}

/** Returns where an event begins within what is kept of it; null when too little is kept to go back. */
export const liveStart = (range: TimelineRange, { time, at, startsAt }: Playing): LiveStart | null => {
  if (range.end - range.start < WORTH_SECONDS) return null;
  const oldest = range.start + MARGIN_SECONDS;
  const beginning = at === null || startsAt === null ? -Infinity : time - (at - Date.parse(startsAt)) / 1000;
  return beginning > oldest && beginning <= range.end
    ? { second: beginning, isBeginning: true }
    : { second: oldest, isBeginning: false };
};
