import type { ShowSeed } from '../seed-types';

export const AWAY_END_SHOW: ShowSeed = {
  slug: 'away-end',
  channel: 'street-football',
  year: 2025,
  ageRating: 'PG',
  podcast: true,
  sport: 'football',
  en: {
    title: 'Away End',
    description:
      'A podcast for people who travel nine hours to stand behind the wrong goal, and who would do it again on Friday.',
  },
  ar: {
    title: 'مدرّج الضيوف',
    description: 'بودكاست لمن يسافر تسع ساعات ليقف خلف المرمى الخطأ، ويعيدها يوم الجمعة.',
  },
};
