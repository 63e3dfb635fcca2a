import type { ShowSeed } from '../seed-types';

export const RESPAWN_SHOW: ShowSeed = {
  slug: 'respawn',
  channel: 'smashi-gaming',
  year: 2024,
  ageRating: '12+',
  original: true,
  en: {
    title: 'Respawn',
    description:
      'Portraits of players, casters and café owners for whom losing is only the start of the next round.',
  },
  ar: {
    title: 'جولة أخرى',
    description: 'حكايات لاعبين ومعلّقين وأصحاب مقاهٍ لا تعني لهم الخسارة سوى بداية جولة جديدة.',
  },
};
