import { DAY_MS } from './durations';

/** The instant `days` times 24 hours later. */
export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);
