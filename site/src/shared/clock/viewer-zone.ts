import { GULF_TIME_ZONE } from '@sahra/schemas/constants';
import { deviceTimeZone, isTimeZone } from '@sahra/schemas/time-zone';

import { deviceStorage } from '../store/browser-storage';
import { createStore } from '../store/create-store';

/** Key in localStorage of the time zone that the viewer chose. */
export const ZONE_KEY = 'sahra.zone';

/** Time zone of this device, null when it names none that the browser knows; undefined until it is read. */
const device = createStore<string | null | undefined>(undefined);

/**
 * Reads the time zone of this device. Every card asks for it at every render, and the browser takes up to a
 * millisecond to tell it on a phone, so it is read again only when the page comes back into view.
 */
const readDevice = (): string | null => {
  if (device.get() === undefined) device.set(deviceTimeZone());
  return device.get() ?? null;
};

/** Returns the time zone of this device; that of most viewers when it names none. */
export const deviceZone = (): string => readDevice() ?? GULF_TIME_ZONE;

const stored = (): string | null => {
  const zone = deviceStorage.get(ZONE_KEY);
  return zone !== null && isTimeZone(zone) ? zone : null;
};

/** Time zone that the viewer chose; null for that of the device, undefined until it is read. */
const chosen = createStore<string | null | undefined>(undefined);

const readChosen = (): string | null => {
  if (chosen.get() === undefined) chosen.set(stored());
  return chosen.get() ?? null;
};

/** Returns the viewer's time zone: the one that was chosen, or that of the device. Browser only. */
export const viewerZone = (): string => readChosen() ?? deviceZone();

/** Whether the viewer's zone is only that of most viewers: the device names none, and none was chosen. Browser only. */
export const isZoneGuessed = (): boolean => readChosen() === null && readDevice() === null;

/** Returns the zone in which times are written: the viewer's; in served HTML that of most viewers. */
export const writtenZone = (): string => (typeof window === 'undefined' ? GULF_TIME_ZONE : viewerZone());

/**
 * Keeps a choice on this device; that of the device itself is kept as no choice, so that it follows a journey. A
 * device without a zone of its own keeps every choice.
 */
export const chooseZone = (zone: string): void => {
  const own = zone === readDevice();
  if (own) deviceStorage.remove(ZONE_KEY);
  else deviceStorage.set(ZONE_KEY, zone);
  chosen.set(own ? null : zone);
};

const readDeviceAgain = (): void => {
  if (!document.hidden) device.set(deviceTimeZone());
};

/** For `useSyncExternalStore`. */
export const subscribeToZone = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', readDeviceAgain);
  const leave = [chosen.subscribe(listener), device.subscribe(listener)];
  return () => leave.forEach((each) => each());
};
