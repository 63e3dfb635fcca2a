import type { ShowSeed } from '../seed-types';

export const GLASS_WALLS_SHOW: ShowSeed = {
  slug: 'glass-walls',
  channel: 'padel',
  year: 2026,
  ageRating: 'G',
  sport: 'padel',
  en: {
    title: 'Glass Walls',
    description:
      'A club league in which everybody knows everybody, the walls hear it all and the deciding set comes at sunset.',
  },
  ar: {
    title: 'جدران الزجاج',
    description: 'دوري أندية يعرف فيه الجميعُ الجميع، والجدران تسمع كل شيء، والمجموعة الحاسمة موعدها الغروب.',
  },
};
