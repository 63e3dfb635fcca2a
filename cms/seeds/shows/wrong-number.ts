import type { ShowSeed } from '../seed-types';

export const WRONG_NUMBER_SHOW: ShowSeed = {
  slug: 'wrong-number',
  channel: 'comedy',
  year: 2025,
  ageRating: '12+',
  original: true,
  seasons: [
    { number: 1, year: 2025, en: { title: 'Who is this?' }, ar: { title: 'مين معي؟' } },
    { number: 2, year: 2026, en: { title: 'Can I call you back?' }, ar: { title: 'بكلّمك بعدين' } },
  ],
  en: {
    title: 'Wrong Number',
    description:
      'A call reaches the wrong phone, and somebody is too polite to hang up. It only gets worse from there.',
    people: 'Wassim Tarazi\nLama Sukkar',
  },
  ar: {
    title: 'النمرة غلط',
    description: 'مكالمة تصل إلى الشخص الخطأ، وخجله يمنعه من إغلاق الخط. ومن هنا تبدأ الورطة.',
    people: 'وسيم ترزي\nلمى سكّر',
  },
};
