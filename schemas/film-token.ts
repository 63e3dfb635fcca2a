import { createHmac, timingSafeEqual } from 'node:crypto';

/** Lifetime of a film token. The admin requests a new one during longer uploads. */
export const FILM_TOKEN_SECONDS = 15 * 60;

const signatureOf = (secret: string, expiry: number, code: string): string =>
  createHmac('sha256', secret).update(`film/${expiry}/${code}`).digest('base64url');

/**
 * Returns a token (`{expiry}-{signature}`) that lets its bearer change the film of one video until it expires. Only
 * the cms and the command `npm run ingest` sign.
 */
export const signFilmToken = (secret: string, code: string, nowMs: number): string => {
  const expiry = Math.ceil(nowMs / 1000) + FILM_TOKEN_SECONDS;
  return `${expiry}-${signatureOf(secret, expiry, code)}`;
};

/** Verifies that `token` was signed for `code` and has not expired at `nowMs`. */
export const verifyFilmToken = (secret: string, token: string, code: string, nowMs: number): boolean => {
  const match = /^(\d{1,12})-([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match?.[1] || !match[2]) return false;
  const expiry = Number(match[1]);
  if (expiry * 1000 <= nowMs) return false;
  return timingSafeEqual(Buffer.from(match[2]), Buffer.from(signatureOf(secret, expiry, code)));
};
