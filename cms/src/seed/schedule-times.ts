import { EVENING, EVENINGS, GULF_OFFSET_HOURS } from '../../seeds/schedule';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Hour in Gulf time at which an evening ends and the next day begins. */
const DAWN_HOUR = 5;

export interface ScheduledVideo {
  code: string;
  startsAt: Date;
  endsAt: Date;
}

const minutesOf = (at: string): number => {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  return (hours < DAWN_HOUR ? hours + 24 : hours) * 60 + minutes;
};

/**
 * Returns all evenings, starting one before the current or next one. At night, `now` belongs to the evening
 * before.
 */
export const scheduleFrom = (now: number): ScheduledVideo[] => {
  const offset = GULF_OFFSET_HOURS * HOUR_MS;
  const today = Math.floor((now + offset - DAWN_HOUR * HOUR_MS) / DAY_MS) * DAY_MS - offset;
  const firstMidnight = today - DAY_MS;
  return Array.from({ length: EVENINGS }, (_, evening) =>
    EVENING.map(({ at, minutes, codes }) => {
      const starts = firstMidnight + evening * DAY_MS + minutesOf(at) * MINUTE_MS;
      return {
        code: codes[evening % codes.length] ?? '',
        startsAt: new Date(starts),
        endsAt: new Date(starts + minutes * MINUTE_MS),
      };
    }),
  ).flat();
};
