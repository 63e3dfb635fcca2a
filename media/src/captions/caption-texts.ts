import type { Locale } from '@sahra/schemas/constants';
import { filmClock } from '@sahra/schemas/film-clock';
import { pluralRules } from '@sahra/schemas/intl-formats';

const SHOWN_LETTERS = 60;

type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & Readonly<{ other: string }>;

const FORMS = {
  captions: {
    en: { one: '1 caption', other: '# captions' },
    ar: {
      zero: 'لا ترجمات',
      one: 'ترجمة واحدة',
      two: 'ترجمتان',
      few: '# ترجمات',
      many: '# ترجمة',
      other: '# ترجمة',
    },
  },
  lines: {
    en: { one: '1 line', other: '# lines' },
    ar: { zero: 'لا أسطر', one: 'سطر واحد', two: 'سطران', few: '# أسطر', many: '# سطرًا', other: '# سطر' },
  },
  drawings: {
    en: { one: '1 drawing', other: '# drawings' },
    ar: { zero: 'لا رسوم', one: 'رسم واحد', two: 'رسمان', few: '# رسوم', many: '# رسمًا', other: '# رسم' },
  },
} as const satisfies Record<string, Record<Locale, Forms>>;

/** Writes a number with its thing: `2 captions`, `ترجمتان`. */
export const counted = (count: number, thing: keyof typeof FORMS, locale: Locale): string => {
  const forms: Forms = FORMS[thing][locale];
  return (forms[pluralRules(locale).select(count)] ?? forms.other).replace('#', String(count));
};

/** Writes a second of a film, or by how much it is moved, as `01:02:03`. */
export const stamp = (seconds: number): string => filmClock(Math.abs(seconds));

/** Quotes words of a file. They keep their own direction. */
export const quoted = (sample: string, locale: Locale): string => {
  const short = Array.from(sample).slice(0, SHOWN_LETTERS).join('');
  const words = `\u2068${short}${short.length < sample.length ? '…' : ''}\u2069`;
  return locale === 'ar' ? `«${words}»` : `“${words}”`;
};

/** Names a place in a file. Files without lines count captions. */
export const placeText = (place: number, unit: 'captions' | undefined, locale: Locale): string => {
  if (unit) return locale === 'ar' ? `الترجمة ${place}` : `Caption ${place}`;
  return locale === 'ar' ? `السطر ${place}` : `Line ${place}`;
};
