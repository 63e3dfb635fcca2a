import type { ShowSeed } from '../seed-types';

export const COUCH_CO_OP_SHOW: ShowSeed = {
  slug: 'couch-co-op',
  channel: 'smashi-gaming',
  year: 2024,
  ageRating: 'PG',
  original: true,
  seasons: [
    { number: 1, year: 2024, en: { title: 'The Old Couch' }, ar: { title: 'الكنبة القديمة' } },
    { number: 2, year: 2026, en: { title: 'The New Couch' }, ar: { title: 'الكنبة الجديدة' } },
  ],
  en: {
    title: 'Couch Co-op',
    description:
      'Lina, her brother Omar and a shelf of games that can only be won by talking to each other. That is the hard part.',
    people: 'Lina Barakat\nOmar Barakat',
  },
  ar: {
    title: 'لاعبان على كنبة',
    description: 'لينا وأخوها عمر ورفّ من الألعاب لا تُكسب إلا بالتفاهم، وهنا تبدأ الصعوبة.',
    people: 'لينا بركات\nعمر بركات',
  },
};
