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
  // UTC is generic of no place, but has a name of its own.
  const style = short === offset ? 'long' : 'longGeneric';
  const name =
    short === offset || /^[A-Z]{0,5}$/.test(short) ? named(moment, locale, timeZone, style) : short;
  return /\d/.test(name) ? offset : `${name} (\u2068${offset}\u2069)`;
};
