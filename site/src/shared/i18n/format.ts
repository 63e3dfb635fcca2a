import type { Locale } from '@sahra/schemas/constants';

/** Latin digits and the Gregorian calendar in both languages, as readers of the region write them. */
const TAG: Record<Locale, string> = { en: 'en-AE-u-nu-latn', ar: 'ar-AE-u-nu-latn-ca-gregory' };

/** Day and hour of an event, in the viewer's time zone. */
export const formatMoment = (iso: string, locale: Locale): string =>
  new Intl.DateTimeFormat(TAG[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso));
