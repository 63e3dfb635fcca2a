import type { PageContext } from '../page/page-context';
import type { Notification } from './notification-preference';

type Place = Pick<PageContext<unknown>, 'page' | 'access'>;

/** Pages on which a promotion may open. */
const POPUP_PAGES: ReadonlySet<string> = new Set(['landing', 'home']);

/** Pages on which a viewer watches, pays or fills in something: the app banner would be in the way. */
const QUIET_PAGES: ReadonlySet<string> = new Set([
  'watch',
  'channel-video',
  'shorts',
  'subscribe',
  'subscribtion',
  'payment-success',
  'payment-failure',
  'payment-status',
  'contact-us',
  'feedback',
  'error',
  'test',
]);

/** Returns whether a page has a place for a notification. */
export const hasPlace = (notification: Notification, { page, access }: Place): boolean =>
  notification === 'mainPopup' ? POPUP_PAGES.has(page) : access === 'public' && !QUIET_PAGES.has(page);
