import { deviceStorage, tabStorage } from '../store/browser-storage';
import { deleteStoredAuth } from './auth-state';

const OWN_KEYS = 'sahra.';

/**
 * Keys that belong to the device or to the visit and to nobody's account: the sound and captions of the player, the
 * time zone, what a guest has watched, the offer that was shown, the reload after a release, the editors' preview.
 */
const DEVICE_KEYS: ReadonlySet<string> = new Set([
  'sahra.player',
  'sahra.zone',
  'sahra.watched',
  'sahra.visit',
  'sahra.promotion',
  'sahra.reloaded',
  'sahra.preview',
]);

const isOfViewer = (key: string): boolean => key.startsWith(OWN_KEYS) && !DEVICE_KEYS.has(key);

/**
 * Deletes everything that this browser stores for a viewer who ends the session: the sign-in, searches, drafts, what
 * was just seen. A session that only expires keeps them, so that the same viewer goes on after the login.
 */
export const forgetViewer = (): void => {
  deleteStoredAuth();
  deviceStorage.removeAll(isOfViewer);
  tabStorage.removeAll(isOfViewer);
};
