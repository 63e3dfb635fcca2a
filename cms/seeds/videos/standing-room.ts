import type { VideosOfShow } from '../seed-types';

export const STANDING_ROOM: VideosOfShow = {
  show: 'standing-room',
  channel: 'comedy',
  videos: [
    {
      code: 'h7a2fntp',
      kind: 'episode',
      live: { startsInMinutes: 1_440, endsInMinutes: 1_530 },
      releasedDaysAgo: 0,
      en: {
        title: 'Standing Room, live from the old cinema',
        description: 'Six comedians, five minutes each, and nobody in the room is allowed to sit.',
      },
      ar: {
        title: '«على الواقف» مباشرة من السينما القديمة',
        description: 'ستة كوميديين، لكلٍّ منهم خمس دقائق، والجلوس ممنوع على الجميع.',
      },
    },
    {
      code: 'a99hb98s',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 35,
      en: {
        title: 'My father reads the comments',
        description: 'Dana tries her new set on the hardest audience she knows.',
        people: 'Dana Khoury',
      },
      ar: {
        title: 'أبي يقرأ التعليقات',
        description: 'تجرّب دانة فقرتها الجديدة على أصعب جمهور تعرفه.',
        people: 'دانة خوري',
      },
    },
    {
      code: 'rxkh2ucv',
      kind: 'episode',
      episode: 2,
      premium: true,
      releasedDaysAgo: 22,
      en: {
        title: 'Lost in the group chat',
        description: 'Eighty cousins, one chat and a voice note that should never have been sent.',
      },
      ar: {
        title: 'تائه في مجموعة العائلة',
        description: 'ثمانون قريبًا في مجموعة واحدة، ورسالة صوتية ما كان يجب أن تُرسل.',
      },
    },
    {
      code: 'f3kszts6',
      kind: 'clip',
      releasedDaysAgo: 14,
      en: { title: 'The valet’s revenge', description: 'You gave him one dirham. He remembered the plate.' },
      ar: { title: 'انتقام عامل المواقف', description: 'أعطيته درهمًا واحدًا، فحفظ رقم اللوحة.' },
    },
    {
      code: 'n4yhxerj',
      kind: 'short',
      releasedDaysAgo: 1,
      en: { title: 'Five minutes away', description: 'A short study of the sentence “I am on the way”.' },
      ar: { title: 'خمس دقائق وأصل', description: 'دراسة موجزة في عبارة «أنا في الطريق».' },
    },
  ],
};
