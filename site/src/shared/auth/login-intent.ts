import { navigate } from 'gatsby';

import { presentAddress } from '../playback/present-address';

/** What a guest wanted to do before the login, in sessionStorage; it is read only once. */
export const loginIntent = (key: string) => ({
  keep: (subject: string): void => {
    try {
      sessionStorage.setItem(key, subject);
    } catch {
      // Without storage the viewer presses the button again after the login.
    }
  },
  take: (subject: string): boolean => {
    try {
      if (sessionStorage.getItem(key) !== subject) return false;
      sessionStorage.removeItem(key);
      return true;
    } catch {
      return false;
    }
  },
});

/**
 * Sends a guest to the login, and back to an address of this site afterwards: this page at the second of its film,
 * unless another is given.
 */
export const leadToLogin = (localize: (path: string) => string, callbackUrl = presentAddress()): void => {
  const back = new URLSearchParams({ error: 'SessionRequired', callbackUrl });
  navigate(`${localize('/auth/login')}?${back}`);
};
