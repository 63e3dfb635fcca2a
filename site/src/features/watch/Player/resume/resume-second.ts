import { authState } from '../../../../shared/auth/auth-state';
import { readGuestProgress } from '../../../../shared/progress/guest-progress';
import { progressStateOf } from '../../../../shared/progress/progress-state';

/** Where a recording starts. */
export interface Start {
  /** Start position in seconds. */
  from: number;
  /** Whether the video continues where this viewer stopped. */
  isResumed: boolean;
  /** Second that is kept of this viewer, wherever the video starts; 0 when there is none. */
  kept: number;
}

const keptSecond = (code: string, accountSecond: number): number => {
  if (authState.get() !== null) return accountSecond;
  const watched = readGuestProgress().find((one) => one.code === code);
  return watched && progressStateOf(watched) === 'STARTED' ? watched.positionSeconds : 0;
};

/**
 * Returns where a recording starts: at the second that the viewer chose, else where they stopped.
 * @param wanted Second in the address or of a press on this page; null when there is none.
 * @param accountSecond Second in the viewer's account; 0 when there is none.
 */
export const resumeSecond = (code: string, wanted: number | null, accountSecond: number): Start => {
  const kept = keptSecond(code, accountSecond);
  return { from: wanted ?? kept, isResumed: wanted === null && kept > 0, kept };
};
