import { authState } from '../../../shared/auth/auth-state';

let stop: (() => void) | null = null;

/** The server answered after all: the end of the session means nothing more. */
export const trustAnswer = (): void => {
  stop?.();
  stop = null;
};

/**
 * After a deletion whose answer was lost: the session tells whether the server deleted, at the latest with the next
 * request. Calls `ended` as soon as it is over.
 */
export const watchSession = (ended: () => void): void => {
  trustAnswer();
  const look = (): void => {
    if (authState.get() !== null) return;
    trustAnswer();
    ended();
  };
  stop = authState.subscribe(look);
  look();
};
