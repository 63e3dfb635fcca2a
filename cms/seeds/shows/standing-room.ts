import type { ShowSeed } from '../seed-types';

export const STANDING_ROOM_SHOW: ShowSeed = {
  slug: 'standing-room',
  channel: 'comedy',
  year: 2025,
  ageRating: '15+',
  original: true,
  en: {
    title: 'Standing Room',
    description:
      'Stand-up from a cinema that lost its seats. Five minutes each, and the audience is on its feet.',
  },
  ar: {
    title: 'على الواقف',
    description: 'ستاند أب من سينما فقدت مقاعدها: خمس دقائق لكل كوميدي، والجمهور واقف على قدميه.',
  },
};
