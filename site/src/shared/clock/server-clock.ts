import { useSyncExternalStore } from 'react';

import { createStore } from '../store/create-store';

/** Small, the same for everybody, and on the page's own origin: what is asked for the time. */
const ASKED = '/favicon.svg';
/** Headers name whole seconds; a device that is nearer than this is right. */
const EXACT_MS = 2000;
/** No answer is on its way for longer. */
const SLOW_MS = 60_000;
/** The clocks of a device drift apart by this much only when one was set, or while it slept. */
const SET_MS = 2000;

/** Milliseconds by which the server's clock is ahead of this device's; 0 until it is known. */
const offset = createStore(0);
/** What `Date.now` and `performance.now` were apart when the server was asked; null before. */
let apartWhenAsked: number | null = null;

/**
 * Returns the milliseconds by which the server's clock is ahead, from the `Date` and the `Age` of a response. It
 * subtracts half of the round trip; accurate to about one second.
 */
export const clockOffset = (headers: Headers, askedAt: number, answeredAt: number): number => {
  const served = Date.parse(headers.get('date') ?? '') + Number(headers.get('age') ?? 0) * 1000;
  return Number.isNaN(served) ? 0 : served - (askedAt + answeredAt) / 2;
};

/** Returns the time by the server's clock, in milliseconds since 1970: the one clock for what begins, runs and ends. */
export const serverNow = (): number => Date.now() + offset.get();

/** Learns from a moment that the server named just now, at most a slow network ago. */
export const noteServerMoment = (moment: number): void => {
  if (Math.abs(moment - serverNow()) > SLOW_MS) offset.set(moment - Date.now());
};

const askServer = async (): Promise<void> => {
  const apart = Date.now() - performance.now();
  if (document.hidden || (apartWhenAsked !== null && Math.abs(apart - apartWhenAsked) < SET_MS)) return;
  apartWhenAsked = apart;
  try {
    const askedAt = Date.now();
    const { headers } = await fetch(ASKED, { method: 'HEAD', cache: 'no-store' });
    const ahead = Math.round(clockOffset(headers, askedAt, Date.now()));
    offset.set(Math.abs(ahead) < EXACT_MS ? 0 : ahead);
  } catch {
    // Until it is asked again, the device's own clock has to do.
    apartWhenAsked = null;
  }
};

const ask = (): void => void askServer();

const subscribe = (listener: () => void): (() => void) => {
  ask();
  document.addEventListener('visibilitychange', ask);
  return offset.subscribe(listener);
};

/** Returns the milliseconds by which the server's clock is ahead, and asks the server once, or when a clock was set. */
export const useServerOffset = (): number => useSyncExternalStore(subscribe, offset.get, () => 0);
