import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { MINUTE_MS } from '../../../../platform/time/durations';

export const SANDBOX_SIGNATURE = 'sandbox-signature';

const TOLERANCE_MS = 5 * MINUTE_MS;
const FORM = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/;
const KEY_BYTES = 32;

/** Derives the key that the sandbox and the shop share; it differs from every other use of the secret. */
export const sandboxKey = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'payment sandbox webhooks', KEY_BYTES));

const hmacOf = (key: Buffer, at: string, body: string | Buffer): Buffer =>
  createHmac('sha256', key).update(`${at}.`).update(body).digest();

/**
 * Returns the value of the signature header: the time in milliseconds and the HMAC-SHA-256 of time and body.
 */
export const signSandboxBody = (key: Buffer, body: string, now: Date): string => {
  const at = String(now.getTime());
  return `t=${at},v1=${hmacOf(key, at, body).toString('hex')}`;
};

/** Returns whether the sandbox signed this body within five minutes of `now`. */
export const isSandboxSignature = (
  key: Buffer,
  body: Buffer,
  { header, now }: { header: unknown; now: Date },
): boolean => {
  const [, at = '', given = ''] = FORM.exec(typeof header === 'string' ? header : '') ?? [];
  if (at === '' || Math.abs(now.getTime() - Number(at)) > TOLERANCE_MS) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), hmacOf(key, at, body));
};
