import type { ShowSeed } from '../seed-types';

export const AFTER_THE_BELL_SHOW: ShowSeed = {
  slug: 'after-the-bell',
  channel: 'money-talk',
  year: 2025,
  ageRating: 'PG',
  business: true,
  en: {
    title: 'After the Bell',
    description: 'Real budgets of real people, opened at the kitchen table once the markets have closed.',
  },
  ar: {
    title: 'بعد الإغلاق',
    description: 'ميزانيات حقيقية لأناس حقيقيين، نفتحها على طاولة المطبخ بعد إغلاق الأسواق.',
  },
};
