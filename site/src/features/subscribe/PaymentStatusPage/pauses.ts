/** Most payments are decided when their viewer comes back, nearly all within seconds: twenty of them until it is called late. */
const PAUSES_MS = [1000, 1500, 2500, 5000, 10_000] as const;
/** Long enough not to burden anybody, short enough for who keeps looking. */
const LATE_MS = 20_000;
/** A quarter of an hour; after that a press asks. */
export const TRIES_MAX = 50;

/** Pause after so many tries. */
export const pauseAfter = (tries: number): number => PAUSES_MS[tries - 1] ?? LATE_MS;

/** Whether a payment that was asked for so often is later than payments are. */
export const isLate = (tries: number): boolean => tries > PAUSES_MS.length;
