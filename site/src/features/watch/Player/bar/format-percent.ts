import type { Locale } from '@sahra/schemas/constants';
import { numberFormat } from '@sahra/schemas/intl-formats';

/** Formats a fraction as a percentage in the locale, with Latin digits. */
export const formatPercent = (fraction: number, locale: Locale): string =>
  numberFormat(`${locale}-u-nu-latn`, { style: 'percent' }).format(fraction);
