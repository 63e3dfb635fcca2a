import { signExpiringToken, verifyExpiringToken } from './expiring-token';

/** Lifetime of a preview token. The desk requests a new one while a preview is open. */
export const PREVIEW_TOKEN_SECONDS = 10 * 60;

const drafts = (expiry: number): string => `preview/${expiry}`;

/**
 * Returns a token (`{expiry}-{signature}`) that lets its bearer read drafts through the gateway until it expires. Only
 * the cms signs; it is sent in a header and never part of an address, so that no log contains it.
 */
export const signPreviewToken = (secret: string, nowMs: number): string =>
  signExpiringToken(secret, drafts, PREVIEW_TOKEN_SECONDS, nowMs);

/** Verifies that `token` was signed with `secret` and has not expired at `nowMs`. */
export const verifyPreviewToken = (secret: string, token: string, nowMs: number): boolean =>
  verifyExpiringToken(secret, drafts, token, nowMs);
