import type { ShowSeed } from '../seed-types';

export const FIRST_RACKET_SHOW: ShowSeed = {
  slug: 'first-racket',
  channel: 'padel',
  year: 2025,
  ageRating: 'G',
  sport: 'padel',
  en: {
    title: 'First Racket',
    description:
      'Padel from the very beginning with Coach Amal. No white shoes required, and no question is too small.',
    people: 'Amal Shaheen',
  },
  ar: {
    title: 'أول مضرب',
    description: 'البادل من البداية مع المدربة أمل. لا حذاء أبيض مطلوب، ولا سؤال أصغر من أن يُسأل.',
    people: 'أمل شاهين',
  },
};
