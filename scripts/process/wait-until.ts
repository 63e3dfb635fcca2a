import { setTimeout as delay } from 'node:timers/promises';

/** Polls until the condition is true; returns false after the time limit. */
export const waitUntil = async (
  condition: () => boolean | Promise<boolean>,
  limitMs: number,
  pauseMs = 50,
): Promise<boolean> => {
  const end = Date.now() + limitMs;
  for (;;) {
    if (await condition()) return true;
    if (Date.now() >= end) return false;
    await delay(pauseMs);
  }
};
