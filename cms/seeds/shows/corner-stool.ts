import type { ShowSeed } from '../seed-types';

export const CORNER_STOOL_SHOW: ShowSeed = {
  slug: 'the-corner-stool',
  channel: 'combat-sports',
  year: 2024,
  ageRating: '15+',
  sport: 'combat',
  en: {
    title: 'The Corner Stool',
    description: 'Fights as the trainers see them: the minute of rest, the whisper and the bell.',
  },
  ar: {
    title: 'كرسي الركن',
    description: 'النزالات كما يراها المدربون: دقيقة الراحة والهمسة ثم الجرس.',
  },
};
