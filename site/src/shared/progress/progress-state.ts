import { FINISHED_FROM_SHARE, RESUME_FROM_SECONDS } from '@sahra/schemas/constants';

/** Position and length of a video, in whole seconds. */
export interface Position {
  positionSeconds: number;
  durationSeconds: number;
}

export type ProgressState = 'NEW' | 'STARTED' | 'FINISHED';

/** Returns what a position means: the same rule as in accounts (docs/product/rules.md R38). */
export const progressStateOf = ({ positionSeconds, durationSeconds }: Position): ProgressState => {
  if (positionSeconds > durationSeconds * FINISHED_FROM_SHARE) return 'FINISHED';
  return positionSeconds < RESUME_FROM_SECONDS ? 'NEW' : 'STARTED';
};

/** Returns the watched part, from 0 to 1. */
export const watchedPart = ({ positionSeconds, durationSeconds }: Position): number =>
  durationSeconds === 0 ? 1 : Math.min(1, positionSeconds / durationSeconds);

const SECONDS_PER_MINUTE = 60;

/** Returns the minutes left, rounded up; at least one. */
export const minutesLeft = ({ positionSeconds, durationSeconds }: Position): number =>
  Math.max(1, Math.ceil((durationSeconds - positionSeconds) / SECONDS_PER_MINUTE));
