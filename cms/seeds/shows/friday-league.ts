import type { ShowSeed } from '../seed-types';

export const FRIDAY_LEAGUE_SHOW: ShowSeed = {
  slug: 'friday-league',
  channel: 'street-football',
  year: 2025,
  ageRating: 'G',
  original: true,
  sport: 'football',
  seasons: [
    { number: 1, year: 2025, en: { title: 'The Dust Season' }, ar: { title: 'موسم الغبار' } },
    { number: 2, year: 2026, en: { title: 'The Season with Nets' }, ar: { title: 'موسم الشباك' } },
  ],
  en: {
    title: 'Friday League',
    description:
      'Four neighbourhoods, one dirt pitch, every Friday after prayers. The referee sells fruit the rest of the week.',
  },
  ar: {
    title: 'دوري الجمعة',
    description: 'أربع حارات وملعب ترابي واحد، كل جمعة بعد الصلاة. أما الحكم فيبيع الفاكهة بقية الأسبوع.',
  },
};
