import type { ShowSeed } from '../seed-types';

export const PATCH_NOTES_SHOW: ShowSeed = {
  slug: 'patch-notes',
  channel: 'smashi-gaming',
  year: 2026,
  ageRating: 'PG',
  en: {
    title: 'Patch Notes',
    description:
      'What changed in the games you play. Tala and Hadi read the small print so that you can sleep.',
    people: 'Tala Mrad\nHadi Qabbani',
  },
  ar: {
    title: 'آخر تحديث',
    description: 'ما الذي تغيّر في ألعابك؟ تالا وهادي يقرآن التفاصيل الصغيرة كي تنام أنت مرتاحًا.',
    people: 'تالا مراد\nهادي قباني',
  },
};
