import { LOCALE_TAG } from './constants';
import type { Locale } from './constants';
import { numberFormat, pluralRules } from './intl-formats';

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & Readonly<{ other: string }>;

const SENTENCES: Record<Locale, Forms> = {
  en: { one: 'Try again in 1 second', other: 'Try again in # seconds' },
  ar: {
    zero: 'حاول مرة أخرى الآن',
    one: 'حاول مرة أخرى بعد ثانية واحدة',
    two: 'حاول مرة أخرى بعد ثانيتين',
    few: 'حاول مرة أخرى بعد # ثوانٍ',
    many: 'حاول مرة أخرى بعد # ثانية',
    other: 'حاول مرة أخرى بعد # ثانية',
  },
};

/** Units in which people count a wait of as many seconds, the largest first. */
const LONG_WAITS = [
  { from: 7_200, unit: 'hour', seconds: 3_600 },
  { from: 120, unit: 'minute', seconds: 60 },
] as const;

const roughly = (wait: number, locale: Locale): string => {
  const long = LONG_WAITS.find(({ from }) => wait >= from);
  if (!long) return '';
  const { unit, seconds } = long;
  const format = numberFormat(LOCALE_TAG[locale], { style: 'unit', unit, unitDisplay: 'long' });
  return ` (${format.format(Math.ceil(wait / seconds))})`;
};

/** Says when to try again, in the number that `Retry-After` has: `Try again in 900 seconds (15 minutes).` */
export const waitSentence = (seconds: number, locale: Locale): string => {
  const forms = SENTENCES[locale];
  const sentence = (forms[pluralRules(locale).select(seconds)] ?? forms.other).replace('#', String(seconds));
  return `${sentence}${roughly(seconds, locale)}.`;
};
