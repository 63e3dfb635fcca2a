import type { Locale } from '@sahra/schemas/constants';

const TAG: Record<Locale, string> = { en: 'en-GB-u-nu-latn', ar: 'ar-AE-u-nu-latn-ca-gregory' };

/** Day of publication, in UTC so that the served page and every viewer have the same. */
export const formatDay = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(TAG[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
