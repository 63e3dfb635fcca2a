import { formatClockTime } from '../../../../shared/clock/format-clock-time';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3600;

export interface TimeLeft {
  days: number;
  /** Rest of the day as `00:42:18`. */
  clock: string;
}

/** Returns the time left until a moment, in whole seconds, never below zero. */
export const timeLeft = (until: number, now: number): TimeLeft => {
  const seconds = Math.max(0, Math.ceil((until - now) / 1000));
  const rest = seconds % DAY_SECONDS;
  const hours = String(Math.floor(rest / HOUR_SECONDS)).padStart(2, '0');
  return {
    days: Math.floor(seconds / DAY_SECONDS),
    clock: `${hours}:${formatClockTime(rest % HOUR_SECONDS).padStart(5, '0')}`,
  };
};
