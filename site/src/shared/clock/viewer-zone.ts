import { deviceStorage } from '../store/browser-storage';
import { createStore } from '../store/create-store';

/** Key in localStorage of the time zone that the viewer chose. */
export const ZONE_KEY = 'sahra.zone';

/** Returns whether the browser knows a time zone. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Time zone of this device; null until it is read. */
const device = createStore<string | null>(null);

const readDeviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the time zone of this device. Every card asks for it at every render, and the browser takes up to a
 * millisecond to tell it on a phone, so it is read again only when the page comes back into view.
 */
export const deviceZone = (): string => {
  const zone = device.get() ?? readDeviceZone();
  device.set(zone);
  return zone;
};

const stored = (): string | null => {
  const zone = deviceStorage.get(ZONE_KEY);
  return zone !== null && isTimeZone(zone) ? zone : null;
};

/** Time zone that the viewer chose; null for that of the device, undefined until it is read. */
const chosen = createStore<string | null | undefined>(undefined);

/** Returns the viewer's time zone: the one that was chosen, or that of the device. Browser only. */
export const viewerZone = (): string => {
  if (chosen.get() === undefined) chosen.set(stored());
  return chosen.get() ?? deviceZone();
};

/** Keeps a choice on this device; that of the device itself is kept as no choice, so that it follows a journey. */
export const chooseZone = (zone: string): void => {
  const own = zone === deviceZone();
  if (own) deviceStorage.remove(ZONE_KEY);
  else deviceStorage.set(ZONE_KEY, zone);
  chosen.set(own ? null : zone);
};

const readDeviceZoneAgain = (): void => {
  if (!document.hidden) device.set(readDeviceZone());
};

/** For `useSyncExternalStore`. */
export const subscribeToZone = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', readDeviceZoneAgain);
  const leave = [chosen.subscribe(listener), device.subscribe(listener)];
  return () => leave.forEach((each) => each());
};
