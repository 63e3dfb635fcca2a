import type { VideosOfShow } from '../seed-types';

export const CORNER_STOOL: VideosOfShow = {
  show: 'the-corner-stool',
  channel: 'combat-sports',
  videos: [
    {
      code: 'q8vy7rqj',
      kind: 'match',
      live: { startsInMinutes: 7_200, endsInMinutes: 7_380 },
      premium: true,
      releasedDaysAgo: 0,
      en: {
        title: 'Fight night in Casablanca: Idrissi v Al Mutairi',
        description: 'Ten rounds for the regional belt, with the corners wired for sound.',
        people: 'Youssef Idrissi\nKhaled Al Mutairi',
      },
      ar: {
        title: 'ليلة النزال في الدار البيضاء: الإدريسي ضد المطيري',
        description: 'عشر جولات على حزام المنطقة، والميكروفونات مفتوحة في الركنين.',
        people: 'يوسف الإدريسي\nخالد المطيري',
      },
    },
    {
      code: 'tahwzh7r',
      kind: 'match',
      premium: true,
      releasedDaysAgo: 16,
      en: {
        title: 'Bennani v Al Harbi: the fight',
        description: 'Eight rounds, two knockdowns and a decision that still divides the gym.',
        people: 'Amine Bennani\nFahd Al Harbi',
      },
      ar: {
        title: 'بناني ضد الحربي: النزال',
        description: 'ثماني جولات وسقوطان، وقرار ما زال يقسم الصالة.',
        people: 'أمين بناني\nفهد الحربي',
      },
    },
    {
      code: 'ztspsrd6',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 29,
      en: {
        title: 'What the trainer whispers',
        description: 'Sixty seconds between rounds, heard from the stool for the first time.',
      },
      ar: {
        title: 'همسات المدرّب',
        description: 'ستون ثانية بين جولتين نسمعها للمرة الأولى من فوق الكرسي.',
      },
    },
    {
      code: 'ysv2n43z',
      kind: 'highlight',
      releasedDaysAgo: 15,
      en: {
        title: 'Bennani v Al Harbi: the last round',
        description: 'A round that nobody watched sitting down.',
        people: 'Amine Bennani\nFahd Al Harbi',
      },
      ar: {
        title: 'بناني ضد الحربي: الجولة الأخيرة',
        description: 'جولة لم يبقَ فيها أحد في مقعده.',
        people: 'أمين بناني\nفهد الحربي',
      },
    },
    {
      code: 'cpdrmk6d',
      kind: 'short',
      releasedDaysAgo: 8,
      en: { title: 'Hand wraps in one breath', description: 'Twelve turns, no knots, no talking.' },
      ar: { title: 'لفّ اليدين بنَفَس واحد', description: 'اثنتا عشرة لفّة بلا عقدة ولا كلام.' },
    },
  ],
};
