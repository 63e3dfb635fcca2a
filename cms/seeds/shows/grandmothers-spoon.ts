import type { ShowSeed } from '../seed-types';

export const GRANDMOTHERS_SPOON_SHOW: ShowSeed = {
  slug: 'grandmothers-spoon',
  channel: 'kitchen-stories',
  year: 2025,
  ageRating: 'G',
  original: true,
  en: {
    title: 'Grandmother’s Spoon',
    description:
      'Grandmothers never write it down. Their grandchildren arrive with kitchen scales and go home with a spoon.',
  },
  ar: {
    title: 'ملعقة ستّي',
    description: 'الجدّات لا يكتبن الوصفة. يأتي الأحفاد بميزان المطبخ، ويعودون إلى بيوتهم بملعقة.',
  },
};
