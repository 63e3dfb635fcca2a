const SCHEDULE_ID = /^[a-z0-9]{1,64}$/;

/** `value` as an id of an entry of the schedule; undefined for what cannot be one. */
export const scheduleIdOf = (value: unknown): string | undefined =>
  typeof value === 'string' && SCHEDULE_ID.test(value) ? value : undefined;
