import type { ShowSeed } from '../seed-types';

export const FIRST_CUT_SHOW: ShowSeed = {
  slug: 'first-cut',
  channel: 'short-films',
  year: 2025,
  ageRating: 'PG',
  en: {
    title: 'First Cut',
    description:
      'A director, an editor and a rough cut that runs half an hour too long. What goes, and who cries about it?',
    people: 'Salwa Mansour',
  },
  ar: {
    title: 'النسخة الأولى',
    description: 'مخرج ومونتيرة وفيلم أطول من اللازم بنصف ساعة. ما الذي يُحذف، ومن الذي يبكي عليه؟',
    people: 'سلوى منصور',
  },
};
