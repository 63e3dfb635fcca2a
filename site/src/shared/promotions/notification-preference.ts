import { NOTIFICATION_COOKIES } from '@sahra/schemas/constants';

import { readCookie, writeCookie } from '../store/cookies';

export type Notification = 'smartBanner' | 'mainPopup';

/** Returns whether a notification may be shown: until a viewer closed it. */
export const isWanted = (notification: Notification): boolean =>
  readCookie(NOTIFICATION_COOKIES[notification]) !== 'false';

/** Stores that a viewer closed a notification: it does not come back in this browser. */
export const closeForGood = (notification: Notification): void =>
  writeCookie(NOTIFICATION_COOKIES[notification], 'false', { maxAge: NOTIFICATION_COOKIES.maxAgeSeconds });
