import { LOCALE_TAG } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { dateFormat } from '@sahra/schemas/intl-formats';

import { addDays, dayOf } from '../../shared/clock/zone-time';

type NearDay = 'sports.today' | 'sports.tomorrow' | 'sports.yesterday';

const NEAR: readonly (readonly [key: NearDay, days: number])[] = [
  ['sports.today', 0],
  ['sports.tomorrow', 1],
  ['sports.yesterday', -1],
];

/** Returns the string key of a day beside today; null for any other day, and while the time is unknown. */
export const nearDay = (day: string, now: number | null, timeZone: string): NearDay | null => {
  if (now === null) return null;
  const today = dayOf(now, timeZone);
  return NEAR.find(([, days]) => addDays(today, days) === day)?.[0] ?? null;
};

/** Formats a day with its weekday, without the year. */
export const formatMatchDay = (iso: string, locale: Locale, timeZone: string): string =>
  dateFormat(LOCALE_TAG[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(new Date(iso));
