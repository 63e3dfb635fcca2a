import type { VideosOfShow } from '../seed-types';

export const HARBOUR_CUP: VideosOfShow = {
  show: 'mina-cup-backup',
  channel: 'street-football',
  videos: [
    {
      code: 'gp4hgfx7',
      kind: 'match',
      live: { startsInMinutes: -90, endsInMinutes: 260_000 },
      releasedDaysAgo: 0,
      en: {
        title: 'Harbour Cup: the all-day pitch',
        description:
          'The camera never leaves the harbour pitch. Youth sides from nine cities play from morning until the floodlights go out.',
      },
      ar: {
        title: 'كأس الميناء: ملعب لا ينام',
        description:
          'كاميرا لا تغادر ملعب الميناء: فرق الناشئين من تسع مدن تتنافس من الصباح حتى انطفاء الأضواء.',
      },
    },
    {
      code: 't4uyfk7k',
      kind: 'match',
      live: { startsInMinutes: -1_560, endsInMinutes: -1_440 },
      releasedDaysAgo: 1,
      en: {
        title: 'Semi-final: Port Said Gulls v Muscat Anchors',
        description: 'A place in the final at stake, and the wind off the water has its own opinion.',
      },
      ar: {
        title: 'نصف النهائي: نوارس بورسعيد ضد مراسي مسقط',
        description: 'بطاقة النهائي على المحك، ولريح البحر رأيٌ آخر.',
      },
    },
    {
      code: 'jfztc3t3',
      kind: 'highlight',
      releasedDaysAgo: 3,
      en: {
        title: 'Quarter-finals: every goal',
        description: 'Eleven goals, two of them from the halfway line, and nets that are still shaking.',
      },
      ar: {
        title: 'ربع النهائي: كل الأهداف',
        description: 'أحد عشر هدفًا، اثنان منها من منتصف الملعب، وشباك ما زالت تهتزّ.',
      },
    },
    {
      code: 'th5g4y9j',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 12,
      en: {
        title: 'The bus from Aswan',
        description: 'Fourteen hours on the road, one ball and a team that had never seen the sea.',
      },
      ar: {
        title: 'الحافلة القادمة من أسوان',
        description: 'أربع عشرة ساعة على الطريق، وكرة واحدة، وفريق لم يرَ البحر من قبل.',
      },
    },
    {
      code: 'q67dxw3h',
      kind: 'short',
      releasedDaysAgo: 2,
      en: {
        title: 'The keeper who sings',
        description: 'He hums before every penalty. So far it works.',
      },
      ar: {
        title: 'الحارس الذي يغنّي',
        description: 'يدندن قبل كل ركلة جزاء، والحيلة ناجحة حتى الآن.',
      },
    },
  ],
};
