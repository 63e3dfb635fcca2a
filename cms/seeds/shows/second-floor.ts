import type { ShowSeed } from '../seed-types';

export const SECOND_FLOOR_SHOW: ShowSeed = {
  slug: 'second-floor',
  channel: 'founders',
  year: 2026,
  ageRating: 'G',
  original: true,
  business: true,
  en: {
    title: 'Second Floor',
    description:
      'Above every shop somebody is building something. We climb the stairs, catch our breath and ask.',
  },
  ar: {
    title: 'الطابق الثاني',
    description: 'فوق كل دكان شخص يبني شيئًا. نصعد الدرج، نلتقط أنفاسنا، ثم نسأل.',
  },
};
