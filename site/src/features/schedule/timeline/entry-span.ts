import type { Entry } from './channel-rows';

const HOUR_MS = 3_600_000;

/** Returns the time that a programme takes in the grid: of an event without an end, the hours around now. */
export const entrySpan = ({ startsAt, endsAt }: Entry, now: number): { start: number; end: number } => {
  const start = Date.parse(startsAt);
  if (endsAt !== null) return { start, end: Date.parse(endsAt) };
  return { start: Math.max(start, now - HOUR_MS), end: now + HOUR_MS };
};
