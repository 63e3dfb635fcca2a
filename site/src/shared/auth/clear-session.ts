import { clearAuth } from './auth-state';
import { pendingSession } from './pending-session';
import { viewerDetails } from './viewer-state';

/** Removes the viewer's state from this browser; other tabs follow through storage events. */
export const clearSession = (): void => {
  pendingSession.set(null);
  viewerDetails.set(null);
  clearAuth();
};
