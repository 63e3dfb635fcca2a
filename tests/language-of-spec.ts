import type { Locale } from '@sahra/schemas/constants';

/**
 * Browser tests that run in one language, because what they check depends neither on the direction nor on texts that only one language has
 * (docs/decisions/0169). All others run in both.
 */
const LANGUAGE_OF_SPEC: Readonly<Record<string, Locale>> = {
  comments: 'ar',
  'desk-dates': 'ar',
  'desk-editor': 'ar',
  'desk-film': 'ar',
  'desk-people': 'en',
  'desk-pictures': 'ar',
  'desk-preview': 'en',
  'desk-requests': 'ar',
  'desk-team': 'en',
  'early-press': 'ar',
  'faq-publish': 'en',
  'forced-colors': 'ar',
  'first-paint': 'ar',
  ingest: 'en',
  'live-updates': 'en',
  measures: 'en',
  messages: 'ar',
  'partner-page': 'en',
  'player-renewal': 'ar',
  playground: 'en',
  'missing-scripts': 'ar',
  'missing-scripts-pages': 'ar',
  prefetch: 'en',
  promotions: 'ar',
  'refused-storage': 'ar',
  'text-page-publish': 'ar',
  'third-parties': 'en',
};

/** Returns the pattern of the files that do not run in `lang`. */
export const specsLeftOutIn = (lang: Locale): RegExp => {
  const names = Object.keys(LANGUAGE_OF_SPEC).filter((name) => LANGUAGE_OF_SPEC[name] !== lang);
  return new RegExp(`/browser/(?:${names.join('|')})\\.spec\\.ts$`);
};
