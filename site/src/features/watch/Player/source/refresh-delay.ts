/** A playing viewer must never meet the end of an address: it is renewed this long before. */
const AHEAD_MS = 5 * 60 * 1000;
const SOONEST_MS = 10_000;
/** What timers of browsers can count to. */
const LONGEST_MS = 2 ** 31 - 1;

/** How long to wait until a new address is asked for. */
export const refreshDelay = (expiresAt: string, now: number): number =>
  Math.min(LONGEST_MS, Math.max(SOONEST_MS, Date.parse(expiresAt) - now - AHEAD_MS));
