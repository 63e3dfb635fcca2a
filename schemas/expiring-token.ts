import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token allows, with its expiry in seconds since 1970; it is signed and not part of the token. */
export type TokenSubject = (expiry: number) => string;

const signatureOf = (secret: string, subject: string): string =>
  createHmac('sha256', secret).update(subject).digest('base64url');

/** Returns a token (`{expiry}-{signature}`) that is valid for `seconds` from `nowMs` on. */
export const signExpiringToken = (
  secret: string,
  subject: TokenSubject,
  seconds: number,
  nowMs: number,
): string => {
  const expiry = Math.ceil(nowMs / 1000) + seconds;
  return `${expiry}-${signatureOf(secret, subject(expiry))}`;
};

/** Verifies that `token` was signed for `subject` and has not expired at `nowMs`. */
export const verifyExpiringToken = (
  secret: string,
  subject: TokenSubject,
  token: string,
  nowMs: number,
): boolean => {
  const match = /^(\d{1,12})-([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match?.[1] || !match[2]) return false;
  const expiry = Number(match[1]);
  if (expiry * 1000 <= nowMs) return false;
  return timingSafeEqual(Buffer.from(match[2]), Buffer.from(signatureOf(secret, subject(expiry))));
};
