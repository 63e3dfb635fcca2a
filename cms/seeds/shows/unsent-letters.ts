import type { ShowSeed } from '../seed-types';

export const UNSENT_LETTERS_SHOW: ShowSeed = {
  slug: 'unsent-letters',
  channel: 'late-talk',
  year: 2024,
  ageRating: '12+',
  podcast: true,
  original: true,
  en: {
    title: 'Unsent Letters',
    description:
      'Listeners give us the letters they never posted. We read them aloud and, now and then, we find the address.',
    people: 'Rim Ayoub',
  },
  ar: {
    title: 'رسائل لم تُرسل',
    description: 'يعطينا المستمعون رسائل لم يرسلوها قط. نقرؤها بصوت عالٍ، وأحيانًا نهتدي إلى العنوان.',
    people: 'ريم أيوب',
  },
};
