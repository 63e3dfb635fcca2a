import type { ShowSeed } from '../seed-types';

export const HARBOUR_CUP_SHOW: ShowSeed = {
  slug: 'mina-cup-backup',
  channel: 'street-football',
  year: 2026,
  ageRating: 'G',
  original: true,
  sport: 'football',
  en: {
    title: 'The Harbour Cup',
    description:
      'Nine cities, one pitch by the water and the youngest players in the region. Every match, every goal and the long bus rides between them.',
  },
  ar: {
    title: 'كأس الميناء',
    description:
      'تسع مدن وملعب واحد على البحر وأصغر لاعبي المنطقة سنًّا. كل المباريات وكل الأهداف، وما بينها من رحلات طويلة بالحافلة.',
  },
};
