import type { VideosOfShow } from '../seed-types';

export const SLOW_ROAD: VideosOfShow = {
  show: 'the-slow-road',
  channel: 'travel',
  videos: [
    {
      code: 'bx88wax8',
      kind: 'episode',
      episode: 1,
      seconds: 224,
      releasedDaysAgo: 40,
      en: {
        title: 'Nouakchott to the iron train',
        description: 'Twelve hours on an ore wagon, and the sky has never been so large.',
      },
      ar: {
        title: 'من نواكشوط إلى قطار الحديد',
        description: 'اثنتا عشرة ساعة فوق عربة خام، والسماء لم تكن يومًا بهذا الاتساع.',
      },
    },
    {
      code: 'brzfuwdc',
      kind: 'episode',
      episode: 2,
      premium: true,
      releasedDaysAgo: 31,
      en: {
        title: 'Jabal Akhdar on foot',
        description: 'Rose fields, goat paths and a guide who counts distance in cups of coffee.',
      },
      ar: {
        title: 'الجبل الأخضر سيرًا على الأقدام',
        description: 'حقول ورد ودروب ماعز، ودليل يقيس المسافة بفناجين القهوة.',
      },
    },
    {
      code: 'aubmksgr',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 17,
      en: {
        title: 'The ferry that waits for everyone',
        description: 'Across the Red Sea with brides, refrigerators and one very patient captain.',
      },
      ar: {
        title: 'عبّارة تنتظر الجميع',
        description: 'عبر البحر الأحمر مع عرائس وثلّاجات وقبطان صبور جدًّا.',
      },
    },
    {
      code: 'meqx8yra',
      kind: 'clip',
      releasedDaysAgo: 13,
      en: { title: 'How to sleep on a roof', description: 'Lessons from a night in Ghadames.' },
      ar: { title: 'كيف تنام على السطح؟', description: 'دروس من ليلة في غدامس.' },
    },
    {
      code: 'afbnmpqh',
      kind: 'short',
      seconds: 36,
      releasedDaysAgo: 5,
      en: { title: 'Sunrise, seat 14A', description: 'The best window on the slowest train.' },
      ar: { title: 'شروق من المقعد 14', description: 'أجمل نافذة في أبطأ قطار.' },
    },
  ],
};
