import { authState } from './auth-state';
import { pendingSession } from './pending-session';

/**
 * Returns the stored access token without a renewal, of the viewer or of a pending registration; null when nobody
 * is signed in.
 */
export const readAccessToken = (): string | null =>
  authState.get()?.token ?? pendingSession.get()?.token ?? null;
