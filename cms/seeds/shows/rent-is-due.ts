import type { ShowSeed } from '../seed-types';

export const RENT_IS_DUE_SHOW: ShowSeed = {
  slug: 'the-rent-is-due',
  channel: 'money-talk',
  year: 2026,
  ageRating: 'G',
  business: true,
  en: {
    title: 'The Rent Is Due',
    description:
      'The first of the month as it is really lived: tenants, landlords and flatmates do the sums out loud.',
  },
  ar: {
    title: 'موعد الإيجار',
    description: 'أول الشهر كما نعيشه فعلًا: مستأجرون وملّاك وشركاء سكن يحسبونها بصوت عالٍ.',
  },
};
