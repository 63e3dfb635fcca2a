import { cleanDigits } from '@sahra/schemas/clean-digits';
import { DAWN_HOUR, GULF_TIME_ZONE } from '@sahra/schemas/constants';

import { instantsAt, wallTimeAt } from '../../DateField/zone-time';

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Programmes begin and end at multiples of this. */
export const STEP_MS = 5 * MINUTE_MS;
const PROGRAMME_MS = 15 * MINUTE_MS;
const DAYS_OF_WEEK = 7;
/** Hours between which an evening is counted as filled, from midnight. */
const EVENING_HOURS = { from: 17, to: 25 } as const;

/** Time zone in which the schedule is planned, which is that of the served pages. */
export const PLANNER_ZONE = GULF_TIME_ZONE;

/** Beginning and end of a range, as instants in milliseconds. */
export interface Range {
  from: number;
  to: number;
}

/** Instant of an hour of `day`; where a clock change skips it, the next that exists. */
const instantOf = (day: string, hours: number, zone: string): number => {
  const wall = Date.parse(`${day}T00:00:00.000Z`) + hours * HOUR_MS;
  return instantsAt(wall, zone)[0] ?? instantsAt(wall + HOUR_MS, zone)[0] ?? wall;
};

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days after `from` the day `to` is. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Day of the schedule at `instant`: the hours before dawn belong to the evening before. */
export const dayAt = (instant: number, zone = PLANNER_ZONE): string =>
  new Date(wallTimeAt(instant, zone) - DAWN_HOUR * HOUR_MS).toISOString().slice(0, 10);

/** Day of the calendar at `instant`, from midnight to midnight. */
export const dateAt = (instant: number, zone = PLANNER_ZONE): string =>
  new Date(wallTimeAt(instant, zone)).toISOString().slice(0, 10);

/** From the midnight before `first` to the midnight after `last`. */
export const rangeOfDates = (first: string, last: string, zone = PLANNER_ZONE): Range => ({
  from: instantOf(first, 0, zone),
  to: instantOf(addDays(last, 1), 0, zone),
});

/** From dawn to dawn. A day of a clock change has 23 or 25 hours. */
export const rangeOfDay = (day: string, zone = PLANNER_ZONE): Range => ({
  from: instantOf(day, DAWN_HOUR, zone),
  to: instantOf(addDays(day, 1), DAWN_HOUR, zone),
});

export const eveningOf = (day: string, zone = PLANNER_ZONE): Range => ({
  from: instantOf(day, EVENING_HOURS.from, zone),
  to: instantOf(day, EVENING_HOURS.to, zone),
});

/** The seven days, Sunday first, of which `day` is one. */
export const weekOf = (day: string): string[] => {
  const sunday = addDays(day, -new Date(`${day}T00:00:00.000Z`).getUTCDay());
  return Array.from({ length: DAYS_OF_WEEK }, (_, place) => addDays(sunday, place));
};

/** Instants at which the hours of a range begin. */
export const hoursOf = ({ from, to }: Range): number[] =>
  Array.from({ length: Math.ceil((to - from) / HOUR_MS) }, (_, hour) => from + hour * HOUR_MS);

/** Moves an instant to the nearest step of a day. Its end is not one: what begins then is on the next day. */
export const snap = (instant: number, { from, to }: Range): number =>
  Math.min(Math.max(Math.round(instant / STEP_MS) * STEP_MS, from), to - STEP_MS);

/** The same hour of the clock on another day of the schedule. */
export const atSameHour = (instant: number, day: string, zone = PLANNER_ZONE): number => {
  const wall = wallTimeAt(instant, zone);
  const shift = Date.parse(`${day}T00:00:00.000Z`) - Date.parse(`${dayAt(instant, zone)}T00:00:00.000Z`);
  return instantsAt(wall + shift, zone)[0] ?? instantsAt(wall + shift + HOUR_MS, zone)[0] ?? instant;
};

const TYPED_HOUR = /^(\d{1,2})[:.\s]?(\d{2})$/;

/** Reads a typed hour of a day of the schedule, e.g. `20:45` or `0045`; null where it is none. */
export const readHour = (typed: string, day: string, zone = PLANNER_ZONE): number | null => {
  const [, hours = '', minutes = ''] = TYPED_HOUR.exec(cleanDigits(typed)) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === '' || hour > 23 || minute > 59) return null;
  const date = hour < DAWN_HOUR ? addDays(day, 1) : day;
  const wall = Date.parse(`${date}T00:00:00.000Z`) + hour * HOUR_MS + minute * MINUTE_MS;
  return instantsAt(wall, zone)[0] ?? null;
};

/** Length of a film as the schedule shows it: whole steps. */
export const lengthOf = (seconds: number): number =>
  Math.max(1, Math.ceil((seconds * 1000) / STEP_MS)) * STEP_MS;

/**
 * Length of a new programme: that of its film, and a quarter of an hour at least where there is `room`, because a
 * channel begins a shorter film again.
 */
export const programmeLength = (seconds: number, room = Number.POSITIVE_INFINITY): number =>
  Math.max(lengthOf(seconds), Math.min(PROGRAMME_MS, room));
