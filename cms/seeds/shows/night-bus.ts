import type { ShowSeed } from '../seed-types';

export const NIGHT_BUS_SHOW: ShowSeed = {
  slug: 'night-bus',
  channel: 'short-films',
  year: 2026,
  ageRating: '12+',
  original: true,
  en: {
    title: 'Night Bus',
    description:
      'Seven films about the last bus of the night. The driver is always the same, the passengers never are.',
    people: 'Hamdi Najjar',
  },
  ar: {
    title: 'باص الليل',
    description: 'سبعة أفلام عن آخر باص في الليل. السائق هو نفسه دائمًا، والركّاب ليسوا أنفسهم أبدًا.',
    people: 'حمدي نجار',
  },
};
