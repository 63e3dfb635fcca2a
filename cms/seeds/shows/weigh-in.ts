import type { ShowSeed } from '../seed-types';

export const WEIGH_IN_SHOW: ShowSeed = {
  slug: 'weigh-in',
  channel: 'combat-sports',
  year: 2026,
  ageRating: '12+',
  original: true,
  sport: 'combat',
  en: {
    title: 'Weigh-In',
    description:
      'Amateur boxers and wrestlers, and a scale that flatters nobody: the week before the bell, then the bell.',
  },
  ar: {
    title: 'على الميزان',
    description: 'ملاكمون ومصارعون هواة، وميزان لا يجامل أحدًا: الأسبوع الذي يسبق الجرس، ثم الجرس.',
  },
};
