const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the day from now on, in whole hours, which the build reads for pages without scripts. */
export const builtEvening = (now: number): { from: string; to: string } => {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  return { from: new Date(hour).toISOString(), to: new Date(hour + DAY_MS).toISOString() };
};
