const MINUTE_S = 60;

/** Lifetime of a mailed code, in seconds. */
export const CODE_SECONDS = 10 * MINUTE_S;
/** Seconds until the next code may be requested. */
export const CODE_RESEND_SECONDS = MINUTE_S;
/** Wrong attempts that invalidate a code: guessing among 10,000 then succeeds for one of 2,000 codes. */
export const CODE_ATTEMPTS_MAX = 5;
/**
 * Maximum codes mailed to one viewer for one purpose in any 24 hours. Guessing a code takes more than a year of
 * them.
 */
export const CODES_PER_DAY = 5;
export const DAY_SECONDS = 24 * 60 * MINUTE_S;
