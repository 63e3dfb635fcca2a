import { MEDIA_URL_ROUNDING_SECONDS, MEDIA_URL_SECONDS } from '@sahra/schemas/constants';

/** In milliseconds: no address is valid for longer, even from a gateway whose clock is ten minutes ahead. */
export const COUNTED_MS = (MEDIA_URL_SECONDS + 2 * MEDIA_URL_ROUNDING_SECONDS) * 1000;

/**
 * Returns the instant, in milliseconds, from which the seams of a live playlist are counted for addresses that expire at
 * `expiry`: before any of them was issued, so that the number never falls while an address is valid. It has to stay
 * small, because hls.js keeps seams in an array by their number and walks it from 0 for each playlist and each segment:
 * docs/decisions/0226.
 */
export const countedFrom = (expiry: number): number => expiry * 1000 - COUNTED_MS;
