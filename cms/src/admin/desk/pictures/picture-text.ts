import { LOCALE_TAG, type Locale } from '@sahra/schemas/constants';

const MEGA = 1_000_000;
const KILO = 1000;

/** Size of a file as it is written: `2.3 MB`, `2.3 ميغابايت`. Digits are 0–9 in both languages. */
export const fileSize = (bytes: number, locale: Locale): string => {
  const isLarge = bytes >= MEGA;
  return new Intl.NumberFormat(LOCALE_TAG[locale], {
    ...{ style: 'unit', unit: isLarge ? 'megabyte' : 'kilobyte' },
    ...{ unitDisplay: locale === 'ar' ? 'long' : 'short', maximumFractionDigits: isLarge ? 1 : 0 },
  }).format(isLarge ? bytes / MEGA : Math.max(1, Math.round(bytes / KILO)));
};

/** Name of a format: `JPEG`. */
export const formatName = (mime: string): string => mime.replace('image/', '').toUpperCase();

/** Address that changes with the file: the browser may keep the former one under the same address. */
export const freshAddress = (address: string, version: string): string =>
  `${address}?v=${encodeURIComponent(version)}`;
