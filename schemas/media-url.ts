import { createHmac, timingSafeEqual } from 'node:crypto';

import { MEDIA_URL_ROUNDING_SECONDS, MEDIA_URL_SECONDS } from './constants';

/** First path segment of every stream URL on the public origin. */
export const MEDIA_PREFIX = '/media';

const signatureOf = (key: string, expiry: number, code: string): string =>
  createHmac('sha256', key).update(`${expiry}/${code}`).digest('base64url');

/**
 * Returns the expiry of a URL issued now: at least two hours ahead, in seconds since 1970, rounded up to ten
 * minutes.
 */
export const mediaExpiry = (nowMs: number): number =>
  Math.ceil((nowMs / 1000 + MEDIA_URL_SECONDS) / MEDIA_URL_ROUNDING_SECONDS) * MEDIA_URL_ROUNDING_SECONDS;

/**
 * Returns `/media/{expiry}-{signature}/{code}`. Relative playlist and segment URLs keep the signature. Only the
 * gateway calls this.
 */
export const signMediaPath = (key: string, code: string, expiry: number): string =>
  `${MEDIA_PREFIX}/${expiry}-${signatureOf(key, expiry, code)}/${code}`;

/** Verifies that `token` (`{expiry}-{signature}`) gives access to the streams of `code` at `nowMs`. */
export const verifyMediaToken = (key: string, token: string, code: string, nowMs: number): boolean => {
  const match = /^(\d{1,12})-([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match?.[1] || !match[2]) return false;
  const expiry = Number(match[1]);
  if (expiry * 1000 <= nowMs) return false;
  return timingSafeEqual(Buffer.from(match[2]), Buffer.from(signatureOf(key, expiry, code)));
};
