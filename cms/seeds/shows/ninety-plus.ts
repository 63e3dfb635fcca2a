import type { ShowSeed } from '../seed-types';

export const NINETY_PLUS_SHOW: ShowSeed = {
  slug: 'ninety-plus',
  channel: 'street-football',
  year: 2026,
  ageRating: 'PG',
  sport: 'football',
  en: {
    title: 'Ninety Plus',
    description:
      'The football talk that starts when the others stop: a small table, three fans and a match nobody can let go of.',
    people: 'Dalal Rifai\nYahya Mansour\nSobhi Daoud',
  },
  ar: {
    title: 'الوقت بدل الضائع',
    description: 'حديث كروي يبدأ حين ينتهي الآخرون: طاولة صغيرة وثلاثة مشجّعين، ومباراة لا يتجاوزها أحد.',
    people: 'دلال الرفاعي\nيحيى منصور\nصبحي داود',
  },
};
