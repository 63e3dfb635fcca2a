import type { VideosOfShow } from '../seed-types';

export const LAST_SERVE: VideosOfShow = {
  show: 'the-last-serve',
  channel: 'padel',
  videos: [
    {
      code: 'av8f4h4k',
      kind: 'match',
      live: { startsInMinutes: 180, endsInMinutes: 300 },
      releasedDaysAgo: 0,
      en: {
        title: 'Padel night final: Haddad and Noor v the Sabbagh sisters',
        description: 'Best of three under the glass. The sisters have not lost a tie-break this season.',
        people: 'Lina Haddad\nNoor Mahmoud\nRana Sabbagh\nDima Sabbagh',
      },
      ar: {
        title: 'نهائي ليلة البادل: حداد ونور ضد الأختين صباغ',
        description: 'ثلاث مجموعات خلف الزجاج، والأختان لم تخسرا شوطًا فاصلًا هذا الموسم.',
        people: 'لينا حداد\nنور محمود\nرنا صباغ\nديما صباغ',
      },
    },
    {
      code: 'h9mjgw3p',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 20,
      en: {
        title: 'Walls are for using',
        description: 'Coach Rima takes two tennis players and makes them forget everything they know.',
        people: 'Rima Yassin',
      },
      ar: {
        title: 'الجدار صديقك',
        description: 'المدربة ريما تأخذ لاعبَي تنس وتجعلهما ينسيان كل ما تعلّماه.',
        people: 'ريما ياسين',
      },
    },
    {
      code: 'vxjp8cu4',
      kind: 'episode',
      episode: 2,
      premium: true,
      releasedDaysAgo: 13,
      en: {
        title: 'Forty-love, forty degrees',
        description: 'August in the Gulf, an outdoor court and a rivalry that refuses to wait for autumn.',
      },
      ar: {
        title: 'أربعون درجة في الظل',
        description: 'ملعب مكشوف في عزّ أغسطس، ومنافسة لا تطيق انتظار الخريف.',
      },
    },
    {
      code: 'kbwcu7qy',
      kind: 'clip',
      releasedDaysAgo: 6,
      en: {
        title: 'The shot through the gate',
        description: 'Out of the court, round the post and back in. Legal, and unforgettable.',
      },
      ar: {
        title: 'كرة من خارج الملعب',
        description: 'خرجت من الباب ودارت حول العمود ثم عادت إلى الملعب. لعبة قانونية لا تُنسى.',
      },
    },
    {
      code: 'rbjr88wm',
      kind: 'short',
      releasedDaysAgo: 4,
      en: {
        title: 'The grip, once and for all',
        description: 'Hold it like a hammer, then relax. That is nearly all of it.',
      },
      ar: {
        title: 'مسكة المضرب، مرة وإلى الأبد',
        description: 'أمسكه كأنه مطرقة ثم أرخِ يدك. هذا كل ما في الأمر تقريبًا.',
      },
    },
  ],
};
