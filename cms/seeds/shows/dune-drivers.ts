import type { ShowSeed } from '../seed-types';

export const DUNE_DRIVERS_SHOW: ShowSeed = {
  slug: 'dune-drivers',
  channel: 'desert-motors',
  year: 2022,
  ageRating: '12+',
  original: true,
  en: {
    title: 'Dune Drivers',
    description: 'Mechanics, guides and racers who know that the sand decides, and who drive anyway.',
  },
  ar: {
    title: 'فرسان الكثبان',
    description: 'ميكانيكيون وأدلّة ومتسابقون يعرفون أن القرار للرمل، ومع ذلك ينطلقون.',
  },
};
