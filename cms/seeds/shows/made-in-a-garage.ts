import type { ShowSeed } from '../seed-types';

export const MADE_IN_A_GARAGE_SHOW: ShowSeed = {
  slug: 'made-in-a-garage',
  channel: 'tech',
  year: 2025,
  ageRating: 'G',
  business: true,
  en: {
    title: 'Made in a Garage',
    description:
      'One soldering iron, a borrowed workbench, and people who build the thing first and ask for the money later.',
  },
  ar: {
    title: 'صُنع في كراج',
    description: 'كاوية لحام وطاولة مستعارة، وأناس يصنعون الشيء أولًا ثم يسألون عن المال.',
  },
};
