import type { VideosOfShow } from '../seed-types';

export const RESPAWN: VideosOfShow = {
  show: 'respawn',
  channel: 'smashi-gaming',
  videos: [
    {
      code: 'nuaj4ksh',
      kind: 'match',
      live: { startsInMinutes: -45, endsInMinutes: 260_000 },
      premium: true,
      releasedDaysAgo: 0,
      en: {
        title: 'Respawn Arena: open lobby, live',
        description: 'Sixteen squads, one map and commentary in two languages, around the clock.',
      },
      ar: {
        title: 'ساحة «جولة أخرى»: بث مباشر مفتوح',
        description: 'ستة عشر فريقًا وخريطة واحدة وتعليق بلغتين على مدار الساعة.',
      },
    },
    {
      code: 'usgwnpk3',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 25,
      en: {
        title: 'The café that never logs off',
        description: 'In a basement in Amman, an internet café from 2004 still raises champions.',
      },
      ar: {
        title: 'المقهى الذي لا يغلق',
        description: 'في قبو في عمّان، ما زال مقهى إنترنت من عام 2004 يصنع الأبطال.',
      },
    },
    {
      code: 'sv75snrf',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 18,
      en: {
        title: 'My mother, the shoutcaster',
        description: 'Salma casts finals at night and teaches chemistry in the morning. Her pupils know.',
        people: 'Salma Mansour',
      },
      ar: {
        title: 'أمي معلّقة مباريات',
        description: 'تعلّق سلمى على النهائيات ليلًا وتدرّس الكيمياء صباحًا، وتلاميذها يعرفون السر.',
        people: 'سلمى منصور',
      },
    },
    {
      code: 'gg5kruma',
      kind: 'highlight',
      releasedDaysAgo: 5,
      en: {
        title: 'One against five: the comeback',
        description: 'Four seconds on the clock and a single player left standing.',
      },
      ar: {
        title: 'واحد ضد خمسة: العودة المستحيلة',
        description: 'أربع ثوانٍ على النهاية ولم يبقَ في الساحة سوى لاعب واحد.',
      },
    },
    {
      code: 'x3uk4p6c',
      kind: 'short',
      releasedDaysAgo: 1,
      en: { title: 'Keyboard or drum kit?', description: 'Close your eyes and guess.' },
      ar: { title: 'لوحة مفاتيح أم طبلة؟', description: 'أغمض عينيك وخمّن.' },
    },
  ],
};
