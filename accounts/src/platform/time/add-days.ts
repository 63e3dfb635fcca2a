import { DAY_MS } from './durations';

/** Returns the time `days` times 24 hours later. */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);
