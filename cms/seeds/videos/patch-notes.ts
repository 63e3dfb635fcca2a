import type { VideosOfShow } from '../seed-types';

export const PATCH_NOTES: VideosOfShow = {
  show: 'patch-notes',
  channel: 'smashi-gaming',
  videos: [
    {
      code: 'zjm3desa',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 168,
      en: {
        title: 'They weakened my grandmother',
        description:
          'She plays the healer every night at ten. The update took her shield, so she wrote to the studio, with a stamp.',
      },
      ar: {
        title: 'أضعفوا شخصية جدّتي',
        description:
          'تلعب بدور المعالِجة كل ليلة في العاشرة. أخذ التحديث درعها، فكتبت إلى الاستوديو رسالة بطابع بريدي.',
      },
    },
    {
      code: 'qhaqmwf5',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 140,
      en: {
        title: 'A level set in our souk',
        description:
          'A studio has built the old market, down to the smell. Tala counts lanterns, Hadi looks for parking.',
      },
      ar: {
        title: 'مرحلة في سوقنا',
        description: 'استوديو أعاد بناء السوق القديم حتى تكاد تشمّه. تالا تعدّ الفوانيس، وهادي يبحث عن موقف.',
      },
    },
    {
      code: 'e447c5p3',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 112,
      en: {
        title: 'The bug we are going to miss',
        description:
          'For two years horses could climb ladders. A farewell to the mistake that everybody loved.',
      },
      ar: {
        title: 'خلل سنشتاق إليه',
        description: 'طوال عامين كانت الخيول تصعد السلالم. وداعًا لغلطة أحبّها الجميع.',
      },
    },
    {
      code: '9y84reas',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 84,
      en: {
        title: 'Arabic in the menu, at last',
        description:
          'Right to left, they promised. We open every screen and find a door that swings the wrong way.',
      },
      ar: {
        title: 'العربية في القائمة أخيرًا',
        description: 'وعدونا: من اليمين إلى اليسار. فتحنا الشاشات كلها فوجدنا بابًا يُفتح بالعكس.',
      },
    },
    {
      code: 'dgc8db27',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 49,
      en: {
        title: 'Thirty days without paying',
        description:
          'We spend nothing and write down everything the game tries in order to change our minds.',
      },
      ar: {
        title: 'ثلاثون يومًا بلا دفع',
        description: 'لا ننفق شيئًا، ونسجّل كل حيلة تجرّبها اللعبة لتغيّر رأينا.',
      },
    },
    {
      code: 's322jp8d',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 21,
      en: {
        title: 'The servers close at midnight',
        description: 'Sixty strangers meet in a game’s last hour. Nobody fights. Somebody has found a piano.',
      },
      ar: {
        title: 'الخوادم تُغلق عند منتصف الليل',
        description: 'ستون غريبًا يلتقون في آخر ساعة من عمر اللعبة. لا أحد يقاتل، وأحدهم عثر على بيانو.',
      },
    },
    {
      code: 'nq23rsne',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 3,
      en: {
        title: 'Ninety gigabytes later',
        description:
          'It took three days to download, and what is new is a hat. A full and fair review of the hat.',
      },
      ar: {
        title: 'بعد تسعين غيغابايت',
        description: 'ثلاثة أيام من التنزيل، والجديد قبّعة. مراجعة وافية ومنصفة للقبّعة.',
      },
    },
    {
      code: 'awp8c8e5',
      kind: 'clip',
      releasedDaysAgo: 98,
      en: {
        title: 'Patch notes for my brother',
        description: 'Fixed: finished the cereal without telling anyone. Known issue: still denies it.',
      },
      ar: {
        title: 'آخر تحديث لأخي',
        description: 'أُصلح: يُنهي علبة الحليب ولا يخبر أحدًا. مشكلة معروفة: ما زال ينكر.',
      },
    },
    {
      code: 'xkmdw6uy',
      kind: 'clip',
      releasedDaysAgo: 35,
      en: {
        title: 'The tutorial nobody skips',
        description: 'There is a chicken in it. We asked the designer why, and now we love the chicken more.',
      },
      ar: {
        title: 'شرح لا يتخطّاه أحد',
        description: 'فيه دجاجة. سألنا المصممة عن السبب، فازداد حبّنا للدجاجة.',
      },
    },
    {
      code: 'ur7s38tr',
      kind: 'short',
      releasedDaysAgo: 1,
      en: {
        title: 'Advice from a loading screen',
        description: '“Jump to avoid damage”, applied to exams, family visits and the morning alarm.',
      },
      ar: {
        title: 'نصيحة من شاشة التحميل',
        description: '«اقفز لتتجنّب الضرر»: نجرّبها في الامتحانات وزيارات العائلة ومنبّه الصباح.',
      },
    },
    {
      code: 'g32acacs',
      kind: 'short',
      releasedDaysAgo: 14,
      en: {
        title: 'Stronger, weaker or leave it?',
        description: 'On trial today: the window seat, the snooze button and mothers’ intuition.',
      },
      ar: {
        title: 'نقوّيه أم نُضعفه أم نتركه؟',
        description: 'على الطاولة اليوم: مقعد النافذة وزرّ الغفوة وحدس الأمهات.',
      },
    },
  ],
};
