import type { ShowSeed } from '../seed-types';

export const BREAD_MAP_SHOW: ShowSeed = {
  slug: 'bread-map',
  channel: 'kitchen-stories',
  year: 2025,
  ageRating: 'G',
  seasons: [
    {
      number: 1,
      year: 2025,
      en: { title: 'From the Nile to the Tigris' },
      ar: { title: 'من النيل إلى دجلة' },
    },
    { number: 2, year: 2026, en: { title: 'West, to the ocean' }, ar: { title: 'غربًا إلى المحيط' } },
  ],
  en: {
    title: 'The Bread Map',
    description: 'From bakery to bakery with one question: what is still warm at six in the morning?',
    people: 'Farida Lahlou',
  },
  ar: {
    title: 'خريطة الخبز',
    description: 'من مخبز إلى مخبز بسؤال واحد: ما الذي ما زال ساخنًا عند السادسة صباحًا؟',
    people: 'فريدة لحلو',
  },
};
