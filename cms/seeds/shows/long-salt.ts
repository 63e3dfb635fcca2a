import type { ShowSeed } from '../seed-types';

export const LONG_SALT_SHOW: ShowSeed = {
  slug: 'the-long-salt',
  channel: 'desert-motors',
  year: 2025,
  ageRating: 'PG',
  original: true,
  en: {
    title: 'The Long Salt',
    description:
      'An old lorry, her driver, his nephew and the salt road from the desert to the sea, at the speed of a good conversation.',
    people: 'Salem Al Dhaheb\nJad Al Dhaheb',
  },
  ar: {
    title: 'طريق الملح',
    description: 'شاحنة عتيقة وسائقها وابن أخيه، وطريق الملح من الصحراء إلى البحر على مهل، كأنه سهرة طويلة.',
    people: 'سالم الذاهب\nجاد الذاهب',
  },
};
