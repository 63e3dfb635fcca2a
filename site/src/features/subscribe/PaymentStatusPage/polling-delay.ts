/**
 * Polling delays in milliseconds. Most payments are final when the viewer returns, nearly all within seconds;
 * after twenty seconds a payment counts as late.
 */
const PAUSES_MS = [1000, 1500, 2500, 5000, 10_000] as const;
/** Delay for late payments in milliseconds: rare enough for the servers, frequent enough for a waiting viewer. */
const LATE_MS = 20_000;
/** Limit of automatic tries, about a quarter of an hour; afterwards the viewer checks with a button. */
export const MAX_TRIES = 50;

/** Returns the delay after a number of tries, in milliseconds. */
export const pollingDelay = (tries: number): number => PAUSES_MS[tries - 1] ?? LATE_MS;

/** Returns true when a payment takes longer than usual, by the number of tries. */
export const isLate = (tries: number): boolean => tries > PAUSES_MS.length;
