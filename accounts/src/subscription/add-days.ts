export const DAY_MS = 24 * 60 * 60 * 1000;

/** The instant `days` times 24 hours later. */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);
