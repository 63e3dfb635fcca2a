const MINUTE_S = 60;

/** How long a code from a mail is good for. */
export const CODE_SECONDS = 10 * MINUTE_S;
/** How soon the next one may be asked for. */
export const CODE_RESEND_SECONDS = MINUTE_S;
/** Wrong tries that end a code: a guess among 10,000 succeeds in one of 2,000 codes. */
export const CODE_TRIES = 5;
/** Codes that are sent to one viewer for one purpose in any 24 hours: guessing one takes more than a year of them. */
export const CODES_A_DAY = 5;
export const DAY_SECONDS = 24 * 60 * MINUTE_S;
