import { navigate } from 'gatsby';

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

/** Sends a guest to the login, and back to this page afterwards. */
export const leadToLogin = (localize: (path: string) => string): void => {
  const { pathname, search, hash } = window.location;
  const back = new URLSearchParams({ error: 'SessionRequired', callbackUrl: pathname + search + hash });
  navigate(`${localize('/auth/login')}?${back}`);
};
