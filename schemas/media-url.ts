import { createHmac, timingSafeEqual } from 'node:crypto';

import { MEDIA_URL_ROUNDING_SECONDS, MEDIA_URL_SECONDS } from './constants';

/** First path segment of every stream URL on the public origin. */
export const MEDIA_PREFIX = '/media';

/**
 * The origin is part of what is signed, so that nobody can add one to a URL or change it. Expiry and code are digits
 * and letters: no other pair gives the same text.
 */
const signatureOf = (key: string, expiry: number, code: string, origin: string | null): string =>
  createHmac('sha256', key)
    .update(origin === null ? `${expiry}/${code}` : `${expiry}/${code}/${origin}`)
    .digest('base64url');

/**
 * Returns the expiry of a URL issued now: at least two hours ahead, in seconds since 1970, rounded up to ten
 * minutes.
 */
export const mediaExpiry = (nowMs: number): number =>
  Math.ceil((nowMs / 1000 + MEDIA_URL_SECONDS) / MEDIA_URL_ROUNDING_SECONDS) * MEDIA_URL_ROUNDING_SECONDS;

/**
 * Returns `/media/{expiry}-{signature}/{code}`. Relative playlist and segment URLs keep the signature. With the
 * `origin` of a partner's page, such as `https://app.example`, the token ends with `~{origin as base64url}`, and that
 * page may read the stream. Only the gateway calls this.
 */
export const signMediaPath = (
  key: string,
  code: string,
  expiry: number,
  origin: string | null = null,
): string => {
  const named = origin === null ? '' : `~${Buffer.from(origin).toString('base64url')}`;
  return `${MEDIA_PREFIX}/${expiry}-${signatureOf(key, expiry, code, origin)}${named}/${code}`;
};

/** What a signed token allows until it expires. */
export interface MediaGrant {
  /** Seconds since 1970. */
  expiry: number;
  /** Origin of the partner's page that may read the stream; null when only the product's own pages may. */
  origin: string | null;
}

const TOKEN = /^(\d{1,12})-([A-Za-z0-9_-]{43})(?:~([A-Za-z0-9_-]{1,400}))?$/;

/** Whether a grant has expired at `nowMs`. */
export const isExpired = ({ expiry }: MediaGrant, nowMs: number): boolean => expiry * 1000 <= nowMs;

/**
 * Returns what `token` allows for the streams of `code`, or allowed until it expired; null when none of `keys` signed
 * it. There are two keys while one replaces the other.
 */
export const verifyMediaToken = (keys: readonly string[], token: string, code: string): MediaGrant | null => {
  const match = TOKEN.exec(token);
  if (!match?.[1] || !match[2]) return null;
  const expiry = Number(match[1]);
  const origin = match[3] === undefined ? null : Buffer.from(match[3], 'base64url').toString('utf8');
  const signature = Buffer.from(match[2]);
  const isSigned = keys.some((key) =>
    timingSafeEqual(signature, Buffer.from(signatureOf(key, expiry, code, origin))),
  );
  return isSigned ? { expiry, origin } : null;
};
