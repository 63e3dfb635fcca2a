import { createServerClockReader } from '@sahra/schemas/server-clock-reader';
import { useSyncExternalStore } from 'react';

/** Milliseconds by which the server's clock is ahead of this device's; 0 until it is known. */
let ahead = 0;
const listeners = new Set<() => void>();

const askServer = createServerClockReader(
  () => fetch('/favicon.ico', { method: 'HEAD', cache: 'no-store' }),
  (learnt) => {
    if (learnt === ahead) return;
    ahead = learnt;
    for (const listener of listeners) listener();
  },
);

const ask = (): void => {
  if (!document.hidden) void askServer();
};

const subscribe = (listener: () => void): (() => void) => {
  ask();
  document.addEventListener('visibilitychange', ask);
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Returns the time by the server's clock, in milliseconds since 1970. */
export const deskNow = (): number => Date.now() + ahead;

/** The same for what is shown: it is drawn again when the server has said that the device's clock is wrong. */
export const useDeskNow = (): number => {
  useSyncExternalStore(subscribe, () => ahead);
  return deskNow();
};
