import { navigate } from 'gatsby';

import { presentAddress } from '../playback/present-address';
import { tabStorage } from '../store/browser-storage';

/** What a guest wanted to do before the login, in this tab; it is read only once. */
export const loginIntent = (key: string) => ({
  keep: (subject: string): void => tabStorage.set(key, subject),
  take: (subject: string): boolean => {
    if (tabStorage.get(key) !== subject) return false;
    tabStorage.remove(key);
    return true;
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
