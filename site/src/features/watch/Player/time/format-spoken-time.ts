import type { Locale } from '@sahra/schemas/constants';

const TAG: Record<Locale, string> = { en: 'en-u-nu-latn', ar: 'ar-u-nu-latn' };

/** Formats a duration in words for screen readers, e.g. "4 minutes and 10 seconds". */
export const formatSpokenTime = (seconds: number, locale: Locale): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const part = (value: number, unit: 'hour' | 'minute' | 'second'): string =>
    new Intl.NumberFormat(TAG[locale], { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  const parts = [
    whole >= 3600 ? part(Math.floor(whole / 3600), 'hour') : null,
    whole >= 60 && Math.floor(whole / 60) % 60 > 0 ? part(Math.floor(whole / 60) % 60, 'minute') : null,
    whole % 60 > 0 || whole === 0 ? part(whole % 60, 'second') : null,
  ].filter((one) => one !== null);
  return new Intl.ListFormat(TAG[locale], { type: 'conjunction' }).format(parts);
};
