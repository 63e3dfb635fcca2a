import type { Locale } from '@sahra/schemas/constants';

/** A fraction as a percentage in words of the language, with Latin digits. */
export const percentOf = (fraction: number, locale: Locale): string =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent' }).format(fraction);
