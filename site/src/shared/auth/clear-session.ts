import { clearAuth } from './auth-state';
import { joining } from './joining';
import { viewerDetails } from './viewer-state';

/** Removes the viewer's state from this browser; other tabs follow through storage events. */
export const clearSession = (): void => {
  joining.end();
  viewerDetails.set(null);
  clearAuth();
};
