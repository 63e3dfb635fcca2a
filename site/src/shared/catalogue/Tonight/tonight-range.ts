const HOUR_MS = 3_600_000;
/** How far back the programme is looked for that ended last. */
const HOURS_BACK = 6;
/** How far ahead programmes are shown: by day the row opens at the coming evening. */
const HOURS_AHEAD = 24;

/** Instants between which the row reads the schedule, in whole hours: within an hour it is read once. */
export const tonightRange = (now: number): { from: string; to: string } => {
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  return {
    from: new Date(hour - HOURS_BACK * HOUR_MS).toISOString(),
    to: new Date(hour + HOURS_AHEAD * HOUR_MS).toISOString(),
  };
};
