import { clearAuth } from './auth-state';
import { viewerDetails } from './viewer-state';

/** Forgets the viewer in this browser; the other tabs follow through storage. */
export const leaveSession = (): void => {
  viewerDetails.set(null);
  clearAuth();
};
