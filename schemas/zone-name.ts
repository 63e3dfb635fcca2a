import { GULF_TIME_ZONE, LOCALE_TAG } from './constants';
import type { Locale } from './constants';
import { dateFormat } from './intl-formats';

type NameStyle = 'shortGeneric' | 'longGeneric' | 'shortOffset' | 'long';

const named = (moment: number, locale: Locale, timeZone: string, timeZoneName: NameStyle): string =>
  dateFormat(LOCALE_TAG[locale], { timeZone, timeZoneName })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/**
 * Returns the name of a time zone as people say it, with its distance from Greenwich at a moment: `Egypt Time
 * (GMT+2)`.
 */
export const zoneName = (timeZone: string, locale: Locale, moment: number): string => {
  // The country would be one of several in the Gulf, and "GST" says nothing to most people.
  const short = timeZone === GULF_TIME_ZONE ? '' : named(moment, locale, timeZone, 'shortGeneric');
  const offset = named(moment, locale, timeZone, 'shortOffset');
  let name = short;
  // UTC is generic of no place, but has a name of its own.
  if (short === offset) name = named(moment, locale, timeZone, 'long');
  else if (/^[A-Z]{0,5}$/.test(short)) name = named(moment, locale, timeZone, 'longGeneric');
  return /\d/.test(name) ? offset : `${name} (\u2068${offset}\u2069)`;
};
