import type { ShowSeed } from '../seed-types';

export const TEN_MINUTE_CINEMA_SHOW: ShowSeed = {
  slug: 'ten-minute-cinema',
  channel: 'short-films',
  year: 2026,
  ageRating: '12+',
  original: true,
  en: {
    title: 'Ten-Minute Cinema',
    description: 'First films by directors whose names you will want to remember.',
  },
  ar: {
    title: 'سينما الدقائق العشر',
    description: 'أفلام أولى لمخرجين ستودّون حفظ أسمائهم.',
  },
};
