import type { Locale } from '@sahra/schemas/constants';

/** Returns the locale of a caption track of the graph. */
export const localeOfTrack = ({ language }: { language: 'EN' | 'AR' }): Locale =>
  language === 'AR' ? 'ar' : 'en';
