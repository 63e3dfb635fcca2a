const KEY = 'sahra.promotion';

/** Returns whether no promotion was shown in this visit; true when the browser keeps no such memory. */
export const isFirstOfVisit = (): boolean => {
  try {
    return sessionStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
};

/** Remembers until the tab is closed that a promotion was shown. */
export const rememberVisit = (): void => {
  try {
    sessionStorage.setItem(KEY, 'shown');
  } catch {
    // Without storage the cookie alone decides.
  }
};
