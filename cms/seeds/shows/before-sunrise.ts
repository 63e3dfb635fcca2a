import type { ShowSeed } from '../seed-types';

export const BEFORE_SUNRISE_SHOW: ShowSeed = {
  slug: 'before-sunrise',
  channel: 'fitness',
  year: 2026,
  ageRating: 'G',
  en: {
    title: 'Before Sunrise',
    description:
      'People who run, row and swim while the city sleeps, and what the quiet hour has done for them.',
  },
  ar: {
    title: 'قبل الشروق',
    description: 'أناس يركضون ويجدّفون ويسبحون والمدينة نائمة، وما صنعته بهم تلك الساعة الهادئة.',
  },
};
