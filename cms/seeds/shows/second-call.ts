import type { ShowSeed } from '../seed-types';

export const SECOND_CALL_SHOW: ShowSeed = {
  slug: 'the-second-call',
  channel: 'founders',
  year: 2026,
  ageRating: 'G',
  podcast: true,
  business: true,
  en: {
    title: 'The Second Call',
    description:
      'The first call says no. Nadine’s podcast is about the one after it, and the people who dared to dial.',
    people: 'Nadine Farhat',
  },
  ar: {
    title: 'المكالمة الثانية',
    description: 'المكالمة الأولى تقول لا. بودكاست نادين عن التي بعدها، وعمّن تجرّأ على الاتصال.',
    people: 'نادين فرحات',
  },
};
