import type { VideosOfShow } from '../seed-types';

export const TEN_MINUTE_CINEMA: VideosOfShow = {
  show: 'ten-minute-cinema',
  channel: 'short-films',
  videos: [
    {
      code: 'yay5rkch',
      kind: 'episode',
      episode: 1,
      seconds: 224,
      releasedDaysAgo: 36,
      en: {
        title: 'The lift operator',
        description: 'Nobody needs him since the buttons came. He still says good morning to every floor.',
      },
      ar: {
        title: 'عامل المصعد',
        description: 'لم يعد أحد يحتاجه منذ جاءت الأزرار، لكنه ما زال يحيّي كل طابق.',
      },
    },
    {
      code: 'z3wszhtw',
      kind: 'episode',
      episode: 2,
      premium: true,
      releasedDaysAgo: 29,
      en: {
        title: 'Neighbour’s light',
        description: 'Two windows, one power cut and a conversation by torch.',
      },
      ar: {
        title: 'ضوء الجيران',
        description: 'نافذتان وانقطاع كهرباء وحديث على ضوء مصباح يدوي.',
      },
    },
    {
      code: 'ykvqwr6z',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 19,
      en: {
        title: 'Salt',
        description: 'A daughter returns to the salt flats to sell the house, and stays for the tide.',
      },
      ar: {
        title: 'ملح',
        description: 'تعود ابنة إلى الملّاحات لتبيع البيت، ثم تبقى بانتظار المدّ.',
      },
    },
    {
      code: 'mhha4m2e',
      kind: 'clip',
      releasedDaysAgo: 12,
      en: {
        title: 'Behind the scene: one take',
        description: 'Twenty-three tries for a shot that looks like an accident.',
      },
      ar: { title: 'خلف الكاميرا: لقطة واحدة', description: 'ثلاث وعشرون محاولة للقطة تبدو وليدة المصادفة.' },
    },
    {
      code: 'xyecdbkx',
      kind: 'short',
      releasedDaysAgo: 3,
      en: { title: 'A film in one object', description: 'The object is a key. The door is somewhere else.' },
      ar: { title: 'فيلم في غرض واحد', description: 'الغرض مفتاح، أما الباب ففي مكان آخر.' },
    },
  ],
};
