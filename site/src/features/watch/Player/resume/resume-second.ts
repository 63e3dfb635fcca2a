import { authState } from '../../../../shared/auth/auth-state';
import { readGuestProgress } from '../../../../shared/progress/guest-progress';
import { progressStateOf } from '../../../../shared/progress/progress-state';
import { parseStartSecond } from '../time/parse-start-second';

interface Start {
  /** Start position in seconds. */
  from: number;
  /** Whether the video continues where this viewer stopped. */
  isResumed: boolean;
}

const keptSecond = (code: string, kept: number): number => {
  if (authState.get() !== null) return kept;
  const watched = readGuestProgress().find((one) => one.code === code);
  return watched && progressStateOf(watched) === 'STARTED' ? watched.positionSeconds : 0;
};

/**
 * Returns where a recording starts: at the second in the address, else where the viewer stopped.
 * @param kept Second in the viewer's account; 0 when there is none.
 */
export const resumeSecond = (code: string, search: string, kept: number): Start => {
  const wanted = parseStartSecond(search);
  if (wanted !== null) return { from: wanted, isResumed: false };
  const from = keptSecond(code, kept);
  return { from, isResumed: from > 0 };
};
