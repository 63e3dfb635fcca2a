import type { InBoth } from './seed-types';

/** Most frequent first; the last one is for viewers for whom no other reason fits. */
export const DELETE_REASONS: readonly (InBoth<{ label: string }> & { key: string })[] = [
  { key: 'too-expensive', en: { label: 'It costs too much' }, ar: { label: 'السعر مرتفع' } },
  {
    key: 'nothing-to-watch',
    en: { label: 'I do not find enough to watch' },
    ar: { label: 'لا أجد ما يكفي من المحتوى' },
  },
  {
    key: 'technical-problems',
    en: { label: 'Videos do not play well' },
    ar: { label: 'الفيديوهات لا تعمل جيدًا' },
  },
  { key: 'rarely-used', en: { label: 'I hardly use it' }, ar: { label: 'نادرًا ما أستخدم الحساب' } },
  {
    key: 'privacy',
    en: { label: 'I worry about my data' },
    ar: { label: 'أخشى على خصوصية بياناتي' },
  },
  { key: 'other', en: { label: 'Other' }, ar: { label: 'سبب آخر' } },
];
