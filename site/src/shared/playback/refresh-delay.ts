/** The playback URL is renewed this long before it expires, so that it never expires during playback. */
const AHEAD_MS = 5 * 60 * 1000;
const SOONEST_MS = 10_000;
/** Longest delay of browser timers. */
const LONGEST_MS = 2 ** 31 - 1;

/** Returns the delay until the URL is renewed, in milliseconds. */
export const refreshDelay = (expiresAt: string, now: number): number =>
  Math.min(LONGEST_MS, Math.max(SOONEST_MS, Date.parse(expiresAt) - now - AHEAD_MS));
