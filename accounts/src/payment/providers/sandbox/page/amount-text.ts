import type { Locale } from '@sahra/schemas/constants';

const MINOR_PER_MAJOR = 100;
/** Latin digits in both languages, as everywhere. */
const TAGS: Record<Locale, string> = { en: 'en-AE', ar: 'ar-AE-u-nu-latn' };

/** The code in Latin script, the sign of the country in Arabic. */
const DISPLAY = { en: 'code', ar: 'symbol' } as const;

/** An amount as people read it. */
export const amountText = (
  { amount_minor, currency }: { amount_minor: number; currency: string },
  locale: Locale,
): string =>
  new Intl.NumberFormat(TAGS[locale], {
    style: 'currency',
    currency,
    currencyDisplay: DISPLAY[locale],
  }).format(amount_minor / MINOR_PER_MAJOR);
