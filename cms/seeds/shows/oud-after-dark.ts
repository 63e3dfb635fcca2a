import type { ShowSeed } from '../seed-types';

export const OUD_AFTER_DARK_SHOW: ShowSeed = {
  slug: 'oud-after-dark',
  channel: 'live-music',
  year: 2023,
  ageRating: 'G',
  original: true,
  en: {
    title: 'Oud After Dark',
    description: 'Musicians who play best once the city is quiet, recorded where they live.',
  },
  ar: {
    title: 'عود بعد الغروب',
    description: 'موسيقيون يعزفون أجمل ما لديهم حين تهدأ المدينة، نسجّلهم حيث يعيشون.',
  },
};
