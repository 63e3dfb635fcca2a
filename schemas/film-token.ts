import { signExpiringToken, verifyExpiringToken, type TokenSubject } from './expiring-token';

/** Lifetime of a film token. The admin requests a new one during longer uploads. */
export const FILM_TOKEN_SECONDS = 15 * 60;

const filmOf =
  (code: string): TokenSubject =>
  (expiry) =>
    `film/${expiry}/${code}`;

/** Instead of a code: all films. It is no code of a video, so no editor gets such a token; media signs it for the cms. */
export const ALL_FILMS = '*';

/**
 * Returns a token (`{expiry}-{signature}`) that lets its bearer change the film of one video until it expires. Only
 * the cms and the command `npm run ingest` sign for one video, and only media for {@link ALL_FILMS}.
 */
export const signFilmToken = (secret: string, code: string, nowMs: number): string =>
  signExpiringToken(secret, filmOf(code), FILM_TOKEN_SECONDS, nowMs);

/** Verifies that `token` was signed for `code` and has not expired at `nowMs`. */
export const verifyFilmToken = (secret: string, token: string, code: string, nowMs: number): boolean =>
  verifyExpiringToken(secret, filmOf(code), token, nowMs);
