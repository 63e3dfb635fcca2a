import { AUTH_KEY, authState } from '../auth/auth-state';
import { deviceStorage } from '../store/browser-storage';

/** Key in localStorage: for whom this browser knows that home has a row of begun videos. */
const KEY = 'sahra.continue';
const GUEST = 'guest';

/** Attribute on the root element while the room of the row is reserved. */
export const CONTINUE_ATTRIBUTE = 'data-continue';

/**
 * Inline script in the head of every page: reserves the room of the row on home before the first paint, so that
 * nothing moves when its videos arrive.
 */
export const CONTINUE_SCRIPT = `try{if(localStorage.getItem("${KEY}")===((JSON.parse(localStorage.getItem("${AUTH_KEY}"))||{}).id||"${GUEST}"))document.documentElement.setAttribute("${CONTINUE_ATTRIBUTE}","")}catch(e){}`;

const whose = (): string => authState.get()?.id ?? GUEST;

/** Returns whether home has such a row for the present user of this browser. */
export const hasContinueMark = (): boolean => deviceStorage.get(KEY) === whose();

/** Notes whether home has such a row, for the next visit. */
export const setContinueMark = (hasEntries: boolean): void => {
  if (hasEntries) deviceStorage.set(KEY, whose());
  else if (hasContinueMark()) deviceStorage.remove(KEY);
};
