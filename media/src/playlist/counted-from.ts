import { MEDIA_URL_ROUNDING_SECONDS, MEDIA_URL_SECONDS } from '@sahra/schemas/constants';

const DAY_MS = 24 * 60 * 60_000;
/** In milliseconds: no address is valid for longer, even from a gateway whose clock is ten minutes ahead. */
const VALID_MS = (MEDIA_URL_SECONDS + 2 * MEDIA_URL_ROUNDING_SECONDS) * 1000;
/** In milliseconds: seams are counted for no longer. */
export const COUNTED_MS = DAY_MS + VALID_MS;

/**
 * Returns the instant, in milliseconds, from which the seams of a live playlist are counted for addresses that expire at
 * `expiry`: the beginning of the day, in UTC, in which the first of them can have been issued. So the number never falls
 * while an address is valid, and it stays small, because hls.js keeps seams in an array by their number and walks it from
 * 0 for each playlist and each segment: docs/decisions/0226.
 */
export const countedFrom = (expiry: number): number =>
  Math.floor((expiry * 1000 - VALID_MS) / DAY_MS) * DAY_MS;
