import type { ShowSeed } from '../seed-types';

export const TEN_SQUARE_METRES_SHOW: ShowSeed = {
  slug: 'ten-square-metres',
  channel: 'fitness',
  year: 2025,
  ageRating: 'G',
  en: {
    title: 'Ten Square Metres',
    description:
      'Coach Dalia trains you in the space between the sofa and the wall. The rug counts as equipment.',
    people: 'Dalia Hosny',
  },
  ar: {
    title: 'عشرة أمتار',
    description: 'المدرّبة داليا تدرّبك في المسافة بين الكنبة والجدار، والسجّادة محسوبة من الأجهزة.',
    people: 'داليا حسني',
  },
};
