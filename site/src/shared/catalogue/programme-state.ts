/** Where a programme stands at a moment. */
export type ProgrammeState = 'ended' | 'on' | 'coming';

interface Timed {
  /** ISO 8601. */
  startsAt: string;
  /** ISO 8601; null when the end is open. */
  endsAt: string | null;
}

/** Returns where a programme stands: a programme that is shown again is on as much as a live one. */
export const programmeState = ({ startsAt, endsAt }: Timed, now: number): ProgrammeState => {
  if (now < Date.parse(startsAt)) return 'coming';
  return endsAt !== null && now >= Date.parse(endsAt) ? 'ended' : 'on';
};

/** A programme that is longer than this has no progress worth showing: a stream that never ends. */
const LONGEST_MS = 12 * 3_600_000;

/** Returns how much of a programme is over, from 0 to 1; null when its end is open or far away. */
export const programmeProgress = ({ startsAt, endsAt }: Timed, now: number): number | null => {
  if (endsAt === null) return null;
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  if (end - start > LONGEST_MS) return null;
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
};
