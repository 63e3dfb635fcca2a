import type { ShowSeed } from '../seed-types';

export const THIRD_GEAR_SHOW: ShowSeed = {
  slug: 'third-gear',
  channel: 'desert-motors',
  year: 2024,
  ageRating: 'G',
  en: {
    title: 'Third Gear',
    description:
      'First cars, last taxis and people who talk to their engines: stories from the slow lane of the city.',
  },
  ar: {
    title: 'الغيار الثالث',
    description: 'أول سيارة وآخر تاكسي وأناس يكلّمون محركاتهم: حكايات المسار البطيء في المدينة.',
  },
};
