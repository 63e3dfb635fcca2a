import type { ShowSeed } from '../seed-types';

export const LAST_SERVE_SHOW: ShowSeed = {
  slug: 'the-last-serve',
  channel: 'padel',
  year: 2025,
  ageRating: 'PG',
  sport: 'padel',
  en: {
    title: 'The Last Serve',
    description:
      'A coach, a glass court and a season in which four friends decide who they would rather beat.',
  },
  ar: {
    title: 'الإرسال الأخير',
    description: 'مدرّبة وملعب زجاجي وموسم يقرر فيه أربعة أصدقاء مَن يودّون التغلّب عليه أولًا.',
  },
};
