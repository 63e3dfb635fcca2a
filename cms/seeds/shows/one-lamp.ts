import type { ShowSeed } from '../seed-types';

export const ONE_LAMP_SHOW: ShowSeed = {
  slug: 'one-lamp',
  channel: 'late-talk',
  year: 2025,
  ageRating: '12+',
  original: true,
  en: {
    title: 'One Lamp',
    description:
      'Ruba puts her phone in a drawer, lights the lamp and begins with the question she is most afraid of.',
    people: 'Ruba Jaber',
  },
  ar: {
    title: 'مصباح واحد',
    description: 'تضع ربى هاتفها في الدرج وتضيء المصباح، ثم تبدأ بالسؤال الذي تخشاه أكثر من غيره.',
    people: 'ربى جابر',
  },
};
