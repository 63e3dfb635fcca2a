import type { ShowSeed } from '../seed-types';

export const FAMILY_BUSINESS_SHOW: ShowSeed = {
  slug: 'family-business',
  channel: 'founders',
  year: 2025,
  ageRating: 'G',
  business: true,
  seasons: [
    { number: 1, year: 2025, en: { title: 'The Parents' }, ar: { title: 'الآباء' } },
    { number: 2, year: 2026, en: { title: 'The Children' }, ar: { title: 'الأبناء' } },
  ],
  en: {
    title: 'Family Business',
    description:
      'Bakeries, garages and an elderly printing press, on the day the next generation comes in with ideas.',
  },
  ar: {
    title: 'شركة العائلة',
    description: 'أفران وورش ومطبعة عجوز، يوم يدخل الجيل الجديد ومعه أفكاره.',
  },
};
