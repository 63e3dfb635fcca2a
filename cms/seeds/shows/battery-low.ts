import type { ShowSeed } from '../seed-types';

export const BATTERY_LOW_SHOW: ShowSeed = {
  slug: 'battery-low',
  channel: 'tech',
  year: 2026,
  ageRating: 'G',
  en: {
    title: 'Battery Low',
    description:
      'Technology tested where it really fails: in the heat, in the lift and in the hands of your parents.',
    people: 'Kenan Attar\nSalwa Bishara',
  },
  ar: {
    title: 'البطارية ضعيفة',
    description: 'نجرّب التقنية حيث تخذلك فعلًا: في الحرّ، وفي المصعد، وبين يدي والديك.',
    people: 'كنان عطار\nسلوى بشارة',
  },
};
