import type { ShowSeed } from '../seed-types';

export const IN_LAWS_SHOW: ShowSeed = {
  slug: 'the-in-laws',
  channel: 'comedy',
  year: 2025,
  ageRating: 'PG',
  seasons: [
    { number: 1, year: 2025, en: { title: 'Two weeks only' }, ar: { title: 'أسبوعين بس' } },
    { number: 2, year: 2026, en: { title: 'After Eid, definitely' }, ar: { title: 'بعد العيد أكيد' } },
  ],
  en: {
    title: 'The In-Laws',
    description: 'Newlyweds Hala and Yousef move in with her parents for two weeks. That was a year ago.',
    people: 'Yousef Sabri\nHala Mikati\nNabih Karam\nSouad Fakhoury',
  },
  ar: {
    title: 'بيت حماي',
    description: 'هالة ويوسف عروسان سكنا عند أهلها أسبوعين لا أكثر. كان ذلك قبل سنة.',
    people: 'يوسف صبري\nهالة ميقاتي\nنبيه كرم\nسعاد فاخوري',
  },
};
