import type { ShowSeed } from '../seed-types';

export const BORDER_TEA_SHOW: ShowSeed = {
  slug: 'border-tea',
  channel: 'travel',
  year: 2026,
  ageRating: 'G',
  original: true,
  en: {
    title: 'Border Tea',
    description:
      'Towns where two countries drink from one pot. We sit down, we stay too long, and we ask who taught whom.',
    people: 'Zakaria Sebti',
  },
  ar: {
    title: 'شاي على الحدود',
    description: 'بلدات يشرب فيها بلدان من إبريق واحد. نجلس ونطيل الجلسة، ثم نسأل: مَن علّم مَن؟',
    people: 'زكريا السبتي',
  },
};
