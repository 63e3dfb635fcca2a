import type { Locale } from '@sahra/schemas/constants';

/** Formats a fraction as a percentage in the locale, with Latin digits. */
export const formatPercent = (fraction: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent' }).format(fraction);
