/** Returns whether two moments are on the same day in the viewer's time zone. */
export const isSameDay = (moment: string, now: number): boolean =>
  new Date(moment).toDateString() === new Date(now).toDateString();
