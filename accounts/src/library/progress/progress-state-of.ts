import { FINISHED_FROM_SHARE, RESUME_FROM_SECONDS } from '@sahra/schemas/constants';

/**
 * `new`: starts at the beginning; `started`: resumes at the position; `finished`: starts again, and the next video
 * is offered.
 */
export const PROGRESS_STATES = ['new', 'started', 'finished'] as const;

export type ProgressState = (typeof PROGRESS_STATES)[number];

/** Position and length of a video, in seconds. */
interface Watched {
  position: number;
  duration: number;
}

/** Returns the state of a position. Checks `finished` first, so that a video of a few seconds can be finished. */
export const progressStateOf = ({ position, duration }: Watched): ProgressState => {
  if (position > duration * FINISHED_FROM_SHARE) return 'finished';
  return position < RESUME_FROM_SECONDS ? 'new' : 'started';
};
