import type { ShowSeed } from '../seed-types';

export const UNMUTED_SHOW: ShowSeed = {
  slug: 'unmuted',
  channel: 'tech',
  year: 2026,
  ageRating: 'PG',
  podcast: true,
  en: {
    title: 'Unmuted',
    description:
      'Two friends who solve other people’s tech problems and never remember to mute themselves. Useful, honest, a bit loud.',
    people: 'Tala Nimr\nAnas Dawoud',
  },
  ar: {
    title: 'الميكروفون مفتوح',
    description: 'صديقان يحلّان مشاكل الناس مع التقنية وينسيان كتم الصوت: فائدة وصراحة، وبعض الضجيج.',
    people: 'تالا نمر\nأنس داود',
  },
};
