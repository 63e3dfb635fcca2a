import { cleanDigits } from '@sahra/schemas/clean-digits';

import { instantsAt, offsetAt, offsetText, wallTimeAt } from './zone-time';

export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2099-12-31';

/** Reason why a text is not a date, or not a date and time. `date-messages.ts` has a sentence for each. */
export type Mistake = 'form' | 'order' | 'noTime' | 'day' | 'time' | 'range' | 'skipped' | 'twice' | 'offset';

/** Parse result: `value` as Strapi stores it (null for an empty text), or the mistake. */
export type Reading =
  | { value: string | null; mistake?: undefined }
  | { mistake: Mistake; offsets?: readonly string[] };

const DAY_FIRST = /^\d{1,2}([-/.])\d{1,2}\1\d{2,4}(?!\d)/;
const DAY = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const DAY_AND_TIME =
  /^(\d{4}([-/.])\d{1,2}\2\d{1,2})(?:T|[\s,،]+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?\s*(Z|[+-]\d{2}:\d{2})?$/i;

const mistakenForm = (text: string): Reading => ({ mistake: DAY_FIRST.test(text) ? 'order' : 'form' });

/** Parses a day with the year first. Other orders are rejected, because day and month could be confused. */
export const readDate = (typed: string): Reading => {
  const text = cleanDigits(typed);
  if (text === '') return { value: null };
  const found = DAY.exec(text);
  if (!found) return mistakenForm(text);
  const [, year, , month = '', day = ''] = found;
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${value}T00:00:00.000Z`);
  if (Number.isNaN(instant.getTime()) || !instant.toISOString().startsWith(value)) return { mistake: 'day' };
  return value < FIRST_DAY || value > LAST_DAY ? { mistake: 'range' } : { value };
};

/**
 * Parses a day and time in `zone`. A local time that a clock change skips is rejected, not moved; one that occurs
 * twice needs a UTC offset.
 */
export const readInstant = (typed: string, zone: string): Reading => {
  const text = cleanDigits(typed);
  if (text === '') return { value: null };
  const found = DAY_AND_TIME.exec(text);
  if (!found) return DAY.test(text) ? { mistake: 'noTime' } : mistakenForm(text);
  const [, dayText = '', , hour, minute, second = '0', fraction = '', offset] = found;
  const day = readDate(dayText);
  if (day.mistake !== undefined || day.value === null) return day;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return { mistake: 'time' };
  const milliseconds = Number(fraction.padEnd(3, '0'));
  const time = ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 + milliseconds;
  const instants = instantsAt(Date.parse(`${day.value}T00:00:00.000Z`) + time, zone);
  const offsets = instants.map((instant) => offsetText(offsetAt(instant, zone)));
  if (instants.length === 0) return { mistake: 'skipped' };
  if (offset === undefined && instants.length > 1) return { mistake: 'twice', offsets };
  const wanted = offset?.toUpperCase() === 'Z' ? '+00:00' : offset;
  const instant = instants[wanted === undefined ? 0 : offsets.indexOf(wanted)];
  return instant === undefined ? { mistake: 'offset', offsets } : { value: new Date(instant).toISOString() };
};

/**
 * Formats an instant in `zone` so that `readInstant` parses it back. Seconds appear only when they are not
 * zero.
 */
export const instantText = (iso: string, zone: string): string => {
  const instant = Date.parse(iso);
  const wallTime = wallTimeAt(instant, zone);
  const [day = '', time = ''] = new Date(wallTime).toISOString().split('T');
  const clock = time.replace(/(?::00\.000|\.000)?Z$/, '');
  const isTwice = instantsAt(wallTime, zone).length > 1;
  return `${day} ${clock}${isTwice ? ` ${offsetText(offsetAt(instant, zone))}` : ''}`;
};
