import type { ShowSeed } from '../seed-types';

export const ONE_MICROPHONE_SHOW: ShowSeed = {
  slug: 'one-microphone',
  channel: 'live-music',
  year: 2024,
  ageRating: '12+',
  en: {
    title: 'One Microphone',
    description:
      'A single microphone hangs from the ceiling. Come in, say what you came to say, leave it warm for the next.',
  },
  ar: {
    title: 'مايك واحد',
    description: 'مايكروفون واحد يتدلّى من السقف. ادخل وقل ما جئت لتقوله، واتركه دافئًا لمن بعدك.',
  },
};
