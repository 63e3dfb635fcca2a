import { setTimeout as delay } from 'node:timers/promises';

/** Asks again and again until the answer is true; false when the time is over first. */
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
