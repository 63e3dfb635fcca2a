import { FINISHED_FROM_SHARE, RESUME_FROM_SECONDS } from '@sahra/schemas/constants';

/** `new`: begins at the beginning; `started`: goes on where it was left; `finished`: begins anew, and what comes next is offered. */
export const PROGRESS_STATES = ['new', 'started', 'finished'] as const;

export type ProgressState = (typeof PROGRESS_STATES)[number];

/** How far a video was watched, in seconds. */
interface Watched {
  position: number;
  duration: number;
}

/** What a position means; finishing is asked first, so that a video of a few seconds can be finished. */
export const progressStateOf = ({ position, duration }: Watched): ProgressState => {
  if (position > duration * FINISHED_FROM_SHARE) return 'finished';
  return position < RESUME_FROM_SECONDS ? 'new' : 'started';
};
