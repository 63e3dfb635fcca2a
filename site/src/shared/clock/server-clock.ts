import { createServerClockReader } from '@sahra/schemas/server-clock-reader';
import { useSyncExternalStore } from 'react';

import { createStore } from '../store/create-store';

/** No answer is on its way for longer. */
const SLOW_MS = 60_000;

/** Milliseconds by which the server's clock is ahead of this device's; 0 until it is known. */
const offset = createStore(0);

/** Returns the time by the server's clock, in milliseconds since 1970: the one clock for what begins, runs and ends. */
export const serverNow = (): number => Date.now() + offset.get();

/** Learns from a moment that the server named just now, at most a slow network ago. */
export const noteServerMoment = (moment: number): void => {
  if (Math.abs(moment - serverNow()) > SLOW_MS) offset.set(moment - Date.now());
};

/** What is asked for the time is the same for everybody. */
const askServer = createServerClockReader(
  () => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }),
  offset.set,
);

const ask = (): void => {
  if (!document.hidden) void askServer();
};

const subscribe = (listener: () => void): (() => void) => {
  ask();
  document.addEventListener('visibilitychange', ask);
  return offset.subscribe(listener);
};

/** Returns the milliseconds by which the server's clock is ahead, and asks the server once, or when a clock was set. */
export const useServerOffset = (): number => useSyncExternalStore(subscribe, offset.get, () => 0);
