import type { VideosOfShow } from '../seed-types';

export const AWAY_END: VideosOfShow = {
  show: 'away-end',
  channel: 'street-football',
  videos: [
    {
      code: 'egjcexk5',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 330,
      en: {
        title: 'A scarf in the wrong colour',
        description:
          'Wafa sat down among the home fans by mistake, and cheered. She left with six new friends and a free lunch.',
        people: 'Wafa Lahlou',
      },
      ar: {
        title: 'وشاح باللون الخطأ',
        description: 'جلست وفاء سهوًا بين جماهير أصحاب الأرض، وهتفت. وخرجت بستة أصدقاء ووجبة غداء.',
        people: 'وفاء لحلو',
      },
    },
    {
      code: 'rt32ua9u',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 302,
      en: {
        title: 'The driver who sleeps through it',
        description:
          'For eighteen years Abu Fares has driven fans to matches and napped in the coach. He knows every score.',
        people: 'Abu Fares',
      },
      ar: {
        title: 'سائق ينام وقت المباراة',
        description:
          'منذ ثمانية عشر عامًا يوصل أبو فارس الجماهير ثم ينام في الحافلة، ومع ذلك يحفظ كل النتائج.',
        people: 'أبو فارس',
      },
    },
    {
      code: 'y6qh5cb3',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 274,
      en: {
        title: 'A chant is born in a queue',
        description:
          'Four words, a broken drum and a kiosk out of tea. We follow a song back to the first man who sang it.',
      },
      ar: {
        title: 'هتاف وُلد في طابور',
        description: 'أربع كلمات وطبلة مكسورة وكشك نفد شايه. نتتبّع الأغنية حتى أول من غنّاها.',
      },
    },
    {
      code: 'edrt8zc2',
      kind: 'episode',
      episode: 4,
      premium: true,
      releasedDaysAgo: 246,
      en: {
        title: 'My father’s radio',
        description:
          'He loved a team that he never once saw. Idris carries the old set into the stadium and switches it on.',
        people: 'Idris Belkhir',
      },
      ar: {
        title: 'راديو أبي',
        description: 'أحبّ فريقًا لم يره قط. يحمل إدريس جهازه القديم إلى الملعب، ويشغّله.',
        people: 'إدريس بلخير',
      },
    },
    {
      code: 'wzpqc3e9',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 190,
      en: {
        title: 'Four women and a first ticket',
        description:
          'They remember the seats, the excuse they gave at home and the goal that they missed while hugging.',
      },
      ar: {
        title: 'أربع صديقات وأول تذكرة',
        description: 'يتذكّرن المقاعد، والعذر الذي قيل في البيت، والهدف الذي فاتهن وهن يتعانقن.',
      },
    },
    {
      code: 'hdp5batp',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 134,
      en: {
        title: 'The rain match',
        description:
          'It was abandoned after an hour. Two hundred people stayed to sing until it would have ended.',
      },
      ar: { title: 'مباراة المطر', description: 'أُلغيت بعد ساعة، وبقي مئتا مشجّع يغنّون حتى موعد نهايتها.' },
    },
    {
      code: '5srqja7j',
      kind: 'episode',
      episode: 7,
      premium: true,
      releasedDaysAgo: 78,
      en: {
        title: 'What the ball boys heard',
        description:
          'They stood closer to the captain than anyone. Twenty years later they may finally tell us what he said.',
      },
      ar: {
        title: 'ماذا سمع جامعو الكرات؟',
        description: 'كانوا أقرب الناس إلى القائد. وبعد عشرين عامًا صار بإمكانهم أن يخبرونا بما قال.',
      },
    },
    {
      code: 'cxw5uu6p',
      kind: 'episode',
      episode: 8,
      releasedDaysAgo: 29,
      en: {
        title: 'The rival who lent me his car',
        description:
          'Stranded after the last train, rescued by the wrong colours. There are two versions; we have both on tape.',
      },
      ar: {
        title: 'خصم أعارني سيارته',
        description: 'فاته آخر قطار فأنقذته الألوان الخطأ. للحكاية روايتان، وقد سجّلنا الاثنتين.',
      },
    },
    {
      code: 'kh7pjr5h',
      kind: 'episode',
      episode: 9,
      releasedDaysAgo: 1,
      en: {
        title: 'Why we sing when we are losing',
        description:
          'A choir teacher, a drummer and a beaten goalkeeper on the most beautiful noise in football.',
      },
      ar: {
        title: 'لماذا نغنّي ونحن خاسرون؟',
        description: 'معلّمة كورال وطبّال وحارس مرمى مهزوم، عن أجمل ضجيج في كرة القدم.',
      },
    },
    {
      code: 'zcjvt2vw',
      kind: 'clip',
      releasedDaysAgo: 50,
      en: {
        title: 'Packing for an away match',
        description:
          'Water, two jumpers, a phone charger and a sandwich that must not be opened before the border.',
      },
      ar: {
        title: 'حقيبة المباراة البعيدة',
        description: 'ماء وكنزتان وشاحن هاتف، وشطيرة لا يجوز فتحها قبل الحدود.',
      },
    },
    {
      code: 'gevdhwr2',
      kind: 'short',
      releasedDaysAgo: 13,
      en: {
        title: 'Offside, explained with biscuits',
        description:
          'The date ones defend, the pistachio one attacks, and somebody has just eaten the linesman.',
      },
      ar: {
        title: 'التسلّل على صينية معمول',
        description: 'معمول التمر يدافع، ومعمول الفستق يهاجم، وقبل قليل أكل أحدهم حامل الراية.',
      },
    },
  ],
};
