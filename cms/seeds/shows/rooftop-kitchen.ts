import type { ShowSeed } from '../seed-types';

export const ROOFTOP_KITCHEN_SHOW: ShowSeed = {
  slug: 'rooftop-kitchen',
  channel: 'kitchen-stories',
  year: 2024,
  ageRating: 'G',
  original: true,
  en: {
    title: 'Rooftop Kitchen',
    description: 'One pot, one rooftop and the neighbours who always know better.',
  },
  ar: {
    title: 'مطبخ على السطح',
    description: 'قدر واحد وسطح واحد، وجيران يعرفون دائمًا طريقة أفضل.',
  },
};
