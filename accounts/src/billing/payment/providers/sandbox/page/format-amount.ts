import type { Locale } from '@sahra/schemas/constants';

const MINOR_PER_MAJOR = 100;
/** Latin digits in both languages, as everywhere. */
const TAGS: Record<Locale, string> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** Arabic uses the currency's name: a code in Latin letters would change the direction inside the sentence. */
const DISPLAY = { en: 'code', ar: 'name' } as const;

/** Formats an amount for display. */
export const formatAmount = (
  { amount_minor, currency }: { amount_minor: number; currency: string },
  locale: Locale,
): string =>
  new Intl.NumberFormat(TAGS[locale], {
    style: 'currency',
    currency,
    currencyDisplay: DISPLAY[locale],
  }).format(amount_minor / MINOR_PER_MAJOR);
