import { LOCALE_TAG } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { numberFormat } from '@sahra/schemas/intl-formats';

/** Formats what a run of taps has sought, e.g. `+20 seconds`. */
export const formatSeekedTime = (seconds: number, locale: Locale): string =>
  numberFormat(LOCALE_TAG[locale], {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    signDisplay: 'always',
  }).format(seconds);
