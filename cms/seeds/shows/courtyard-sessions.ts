import type { ShowSeed } from '../seed-types';

export const COURTYARD_SESSIONS_SHOW: ShowSeed = {
  slug: 'courtyard-sessions',
  channel: 'live-music',
  year: 2025,
  ageRating: 'G',
  original: true,
  en: {
    title: 'Courtyard Sessions',
    description:
      'Old houses open their doors, a band sets up by the fountain and the neighbours bring the chairs.',
  },
  ar: {
    title: 'جلسات الحوش',
    description: 'بيوت قديمة تفتح أبوابها، وفرقة تعزف قرب النافورة، والجيران يحضرون الكراسي معهم.',
  },
};
