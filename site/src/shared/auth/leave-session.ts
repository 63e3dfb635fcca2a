import { clearAuth } from './auth-state';
import { pendingSession } from './pending-session';
import { viewerDetails } from './viewer-state';

/** Forgets the viewer in this browser; the other tabs follow through storage. */
export const leaveSession = (): void => {
  pendingSession.set(null);
  viewerDetails.set(null);
  clearAuth();
};
