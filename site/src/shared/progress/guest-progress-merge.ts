import { authState } from '../auth/auth-state';
import { readGuestProgress } from './guest-progress';

let flight: Promise<void> | null = null;

const merge = async (): Promise<void> => {
  try {
    const { mergeGuestProgress } = await import('./merge-guest-progress');
    await mergeGuestProgress();
  } catch {
    // What was watched stays in this browser; the next page tries again.
  }
};

const mergeOnce = (): void => {
  if (authState.get() === null || readGuestProgress().length === 0) return;
  flight ??= merge().finally(() => {
    flight = null;
  });
};

/** Resolves when no merge is under way, so that the lists of a viewer who has just signed in are complete. */
export const guestProgressMerged = async (): Promise<void> => {
  await flight;
};

/**
 * Merges what a guest watched with each login or registration of this browser, and again on the next page after a
 * failure.
 * @returns A function that stops.
 */
export const startProgressMerge = (): (() => void) => {
  mergeOnce();
  return authState.subscribe(mergeOnce);
};
