/** Hours in the viewer's time zone: the timeline runs from dusk to dawn (docs/product/limits.md, Interface). */
const DUSK = 18;
const DAWN = 5;

export interface Evening {
  from: Date;
  to: Date;
}

const at = (day: Date, days: number, hour: number): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate() + days, hour);

/** Returns the evening of a moment: after midnight the previous evening, during the day the coming one. */
export const eveningOf = (now: Date): Evening => {
  const since = now.getHours() < DAWN ? -1 : 0;
  return { from: at(now, since, DUSK), to: at(now, since + 1, DAWN) };
};
