import type { ShowSeed } from '../seed-types';

export const FIRST_DIRHAM_SHOW: ShowSeed = {
  slug: 'the-first-dirham',
  channel: 'founders',
  year: 2023,
  ageRating: 'G',
  original: true,
  business: true,
  en: {
    title: 'The First Dirham',
    description:
      'Founders return to the day somebody paid them for the first time, and to everything that went wrong before it.',
  },
  ar: {
    title: 'أول درهم',
    description: 'يعود المؤسسون إلى اليوم الذي دفع لهم فيه أحد للمرة الأولى، وإلى كل ما تعثّر قبله.',
  },
};
