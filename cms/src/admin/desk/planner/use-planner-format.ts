import { LOCALE_TAG } from '@sahra/schemas/constants';
import { useMemo } from 'react';

import { useDeskLanguage } from '../language/use-desk-language';
import { HOUR_MS, PLANNER_ZONE } from './planner-time';

const MINUTE_MS = 60_000;
const MINUTES = 60;

/** Days, hours and lengths of the schedule, in the editor's language and the zone of the schedule. */
export const usePlannerFormat = () => {
  const { locale, text, counted, number, time, zone } = useDeskLanguage();
  return useMemo(() => {
    const tag = LOCALE_TAG[locale];
    const ofDay = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
      return (day: string): string => format.format(new Date(`${day}T12:00:00.000Z`));
    };
    const moments = new Intl.DateTimeFormat(tag, {
      ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      timeZone: PLANNER_ZONE,
    });
    const days = new Intl.DateTimeFormat(tag, {
      ...{ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    });
    const hour = (instant: number): string => time(new Date(instant).toISOString());
    return {
      hour,
      /** Day, month and hour of an instant, without the year. */
      moment: (at: string): string => moments.format(new Date(at)),
      /** Two hours, earlier one first in both directions. */
      hours: (from: number, to: number): string => `\u2068${hour(from)}\u2069–\u2068${hour(to)}\u2069`,
      weekday: ofDay({ weekday: 'long' }),
      shortWeekday: ofDay({ weekday: locale === 'ar' ? 'long' : 'short' }),
      dayNumber: ofDay({ day: 'numeric' }),
      date: ofDay({ weekday: 'short', day: 'numeric', month: 'short' }),
      longDate: ofDay({ weekday: 'long', day: 'numeric', month: 'long' }),
      /** Two days, and what lies between them. */
      dates: (first: string, last: string): string => days.formatRange(new Date(first), new Date(last)),
      zone,
      percent: (share: number): string =>
        new Intl.NumberFormat(tag, { style: 'percent' }).format(Math.min(1, share)),
      duration: (ms: number): string => {
        const [h, m] = [Math.floor(ms / HOUR_MS), Math.round((ms % HOUR_MS) / MINUTE_MS)];
        if (h === 0) return counted('planner.minutes', m);
        return m === 0
          ? counted('planner.hours', h)
          : text('planner.hoursMinutes', { h: number(h), m: String(m).padStart(2, '0') });
      },
      /** Length of a film: minutes and seconds. */
      film: (seconds: number): string =>
        `${Math.floor(seconds / MINUTES)}:${String(seconds % MINUTES).padStart(2, '0')}`,
    };
  }, [locale, text, counted, number, time, zone]);
};
