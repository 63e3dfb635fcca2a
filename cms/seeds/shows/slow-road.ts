import type { ShowSeed } from '../seed-types';

export const SLOW_ROAD_SHOW: ShowSeed = {
  slug: 'the-slow-road',
  channel: 'travel',
  year: 2022,
  ageRating: 'G',
  original: true,
  en: {
    title: 'The Slow Road',
    description: 'Trains, ferries and footpaths between the Atlantic and the Gulf. No flights, no hurry.',
  },
  ar: {
    title: 'الطريق الطويل',
    description: 'قطارات وعبّارات ودروب بين المحيط والخليج، بلا طائرات وبلا عجلة.',
  },
};
