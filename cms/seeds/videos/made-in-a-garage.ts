import type { VideosOfShow } from '../seed-types';

export const MADE_IN_A_GARAGE: VideosOfShow = {
  show: 'made-in-a-garage',
  channel: 'tech',
  videos: [
    {
      code: 'darbdkg5',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 118,
      en: {
        title: 'The cool box that follows you home',
        description:
          'Huda put wheels and a camera on her father’s fish box. It now follows the wrong people home.',
        people: 'Huda Marzouq',
      },
      ar: {
        title: 'صندوق سمك يلحق بك إلى البيت',
        description: 'ركّبت هدى عجلات وكاميرا لصندوق أبيها، فصار يمشي خلف الناس إلى بيوتهم.',
        people: 'هدى مرزوق',
      },
    },
    {
      code: 'ryfe54m3',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 104,
      en: {
        title: 'A climber with six arms',
        description:
          'Saif’s back gave out after the fiftieth palm of the day, so he built something that has no back and no fear of heights.',
        people: 'Saif Al Balushi',
      },
      ar: {
        title: 'متسلّق بستّ أذرع',
        description: 'تعب ظهر سيف عند النخلة الخمسين، فصنع من يصعد عنه: بلا ظهر وبلا خوف من العلوّ.',
        people: 'سيف البلوشي',
      },
    },
    {
      code: '89w2cy7c',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 90,
      en: {
        title: 'The quietest generator on the street',
        description:
          'For seven years the neighbours complained. Rania answered with foam, an old washing machine and, in the end, a patent.',
        people: 'Rania Shbib',
      },
      ar: {
        title: 'أهدأ مولّد في الحيّ',
        description: 'سبع سنوات والجيران يشكون الضجيج، فردّت رانيا بإسفنج وغسّالة قديمة، ثم ببراءة اختراع.',
        people: 'رانيا شبيب',
      },
    },
    {
      code: 'fgj2m7hn',
      kind: 'episode',
      episode: 4,
      premium: true,
      releasedDaysAgo: 76,
      en: {
        title: 'Braille for the spice rack',
        description:
          'Two students print labels for an aunt who cannot see. Then the pharmacy downstairs orders three hundred.',
      },
      ar: {
        title: 'برايل على رفّ البهارات',
        description: 'طالبان يطبعان ملصقات لخالة لا ترى، وإذا بالصيدلية تحت البيت تطلب ثلاثمئة.',
      },
    },
    {
      code: 's9ce4z9r',
      kind: 'episode',
      episode: 5,
      premium: true,
      releasedDaysAgo: 62,
      en: {
        title: 'The investor who held the torch',
        description:
          'He came for ten minutes and left at two in the morning. This is what a deal sounds like under a bonnet.',
        people: 'Majd Odeh',
      },
      ar: {
        title: 'المستثمر الذي أمسك الكشّاف',
        description: 'جاء لعشر دقائق وغادر عند الثانية فجرًا. هكذا تُعقد صفقة تحت غطاء محرّك.',
        people: 'مجد عودة',
      },
    },
    {
      code: 'gzf5mh25',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 48,
      en: {
        title: 'Version three caught fire',
        description:
          'It happened in front of the first buyer. He put down his coffee and asked when version four would be ready.',
      },
      ar: {
        title: 'احترقت النسخة الثالثة',
        description: 'حدث ذلك أمام أول زبون. وضع فنجانه جانبًا وسأل: ومتى تجهز الرابعة؟',
      },
    },
    {
      code: '6gjc9k9r',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 34,
      en: {
        title: 'Moving out of the garage',
        description:
          'A real office, chairs that match, a coffee machine with a screen. By Thursday everyone is back among the paint tins.',
      },
      ar: {
        title: 'وداعًا يا كراج',
        description:
          'مكتب حقيقي وكراسٍ متشابهة وآلة قهوة بشاشة. ولم يأتِ الخميس حتى عاد الجميع إلى علب الدهان.',
      },
    },
    {
      code: 'wqwxp5qv',
      kind: 'clip',
      releasedDaysAgo: 70,
      en: {
        title: 'The messiest desk in town',
        description: 'Nabil swears that every screw has its place. We found out where: the floor.',
        people: 'Nabil Haddar',
      },
      ar: {
        title: 'أكثر الطاولات فوضى في المدينة',
        description: 'يقسم نبيل أن لكل برغيّ مكانه. بحثنا عن المكان فإذا هو الأرض.',
        people: 'نبيل هدّار',
      },
    },
    {
      code: 'w2eekzt7',
      kind: 'clip',
      releasedDaysAgo: 41,
      en: {
        title: 'What a prototype really costs',
        description:
          'Receipts on the table: motors, cable, glue, and seventeen sandwiches nobody had budgeted for.',
      },
      ar: {
        title: 'كم يكلّف النموذج الأوّل؟',
        description: 'الفواتير على الطاولة: محرّكات وأسلاك وغراء، وسبع عشرة شطيرة لم يحسب لها أحد حسابًا.',
      },
    },
    {
      code: 'ykqs8xrc',
      kind: 'short',
      releasedDaysAgo: 30,
      en: {
        title: 'Solder in slow motion',
        description: 'A bright drop of metal takes its time deciding where to go. Breathe along.',
      },
      ar: {
        title: 'لحام بالحركة البطيئة',
        description: 'قطرة معدن لامعة تفكّر على مهل أين تستقرّ. تنفّس معها.',
      },
    },
    {
      code: '925tjejv',
      kind: 'short',
      releasedDaysAgo: 22,
      en: {
        title: 'It works! (Once.)',
        description: 'The second when all the lamps come on, and the second when they think better of it.',
      },
      ar: {
        title: 'اشتغل! (مرّة واحدة)',
        description: 'اللحظة التي أضاءت فيها كل المصابيح، واللحظة التي ندمت فيها على ذلك.',
      },
    },
  ],
};
