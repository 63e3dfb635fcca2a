import type { VideosOfShow } from '../seed-types';

export const ONE_LAMP: VideosOfShow = {
  show: 'one-lamp',
  channel: 'late-talk',
  videos: [
    {
      code: 'pe8jpfpc',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 96,
      en: {
        title: 'The woman who names ships',
        description:
          'Thirty-two hulls carry a word that Nadia chose. One of them is a secret, or was until tonight.',
        people: 'Ruba Jaber\nNadia Sharaf',
      },
      ar: {
        title: 'المرأة التي تسمّي السفن',
        description: 'اثنتان وثلاثون سفينة تحمل أسماء اختارتها نادية، وبينها اسم ظلّ سرًّا حتى هذه الليلة.',
        people: 'ربى جابر\nنادية شرف',
      },
    },
    {
      code: 'acksv9h5',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 82,
      en: {
        title: 'A judge changes her mind',
        description:
          'Thirty years on the bench, and she still thinks about one Tuesday afternoon and one signature.',
        people: 'Ruba Jaber\nSamira Halabi',
      },
      ar: {
        title: 'قاضية غيّرت رأيها',
        description: 'ثلاثون عامًا على المنصّة، وما زال يشغلها عصر ثلاثاء واحد، وتوقيع واحد.',
        people: 'ربى جابر\nسميرة حلبي',
      },
    },
    {
      code: 'p6dqqyn6',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 68,
      en: {
        title: 'The voice of the metro',
        description: 'Two million people hear him every day. In his own café nobody believes that it is him.',
        people: 'Ruba Jaber\nSherif Lotfy',
      },
      ar: {
        title: 'صوت المترو',
        description: 'يسمعه مليونا إنسان كل يوم، وفي مقهى حارته لا أحد يصدّق أنه هو.',
        people: 'ربى جابر\nشريف لطفي',
      },
    },
    {
      code: '59426fg2',
      kind: 'episode',
      episode: 4,
      premium: true,
      releasedDaysAgo: 54,
      en: {
        title: 'He mends drowned letters',
        description:
          'Idris restores paper that water has ruined. People beg him not to read it. Tonight he admits what he does.',
        people: 'Ruba Jaber\nIdris Amrani',
      },
      ar: {
        title: 'مرمّم الرسائل الغريقة',
        description: 'يرمّم إدريس أوراقًا أفسدها الماء. يرجوه أصحابها ألا يقرأها، وهنا يعترف بما يفعله.',
        people: 'ربى جابر\nإدريس عمراني',
      },
    },
    {
      code: 'fm9uqf6u',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 40,
      en: {
        title: 'Twins, asked separately',
        description:
          'Same lamp, same questions, different nights. They could not even agree on their birthday.',
        people: 'Ruba Jaber\nHadi Fares\nShadi Fares',
      },
      ar: {
        title: 'توأمان كلٌّ على حدة',
        description: 'المصباح نفسه والأسئلة نفسها في ليلتين مختلفتين، ولم يتفقا حتى على عيد ميلادهما.',
        people: 'ربى جابر\nهادي فارس\nشادي فارس',
      },
    },
    {
      code: 'csbmy2pg',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 19,
      en: {
        title: 'The referee who whistles in his sleep',
        description:
          'Twenty seasons of angry crowds, one patient wife, and a penalty that he would take back tonight.',
        people: 'Ruba Jaber\nTareq Zaki',
      },
      ar: {
        title: 'حَكَم يصفّر في نومه',
        description: 'عشرون موسمًا من الجماهير الغاضبة، وزوجة صبور، وركلة جزاء يودّ لو يتراجع عنها الليلة.',
        people: 'ربى جابر\nطارق زكي',
      },
    },
    {
      code: 'ny5qsv7k',
      kind: 'episode',
      episode: 7,
      premium: true,
      releasedDaysAgo: 5,
      en: {
        title: 'The night the lamp went out',
        description:
          'Seven minutes of darkness in the middle of the interview. They kept talking, and it got braver.',
        people: 'Ruba Jaber\nMaysoun Atiyeh',
      },
      ar: {
        title: 'ليلة انطفأ المصباح',
        description: 'سبع دقائق من العتمة وسط المقابلة. واصلتا الكلام، فصار أكثر شجاعة.',
        people: 'ربى جابر\nميسون عطية',
      },
    },
    {
      code: 'ed9ffcsq',
      kind: 'clip',
      releasedDaysAgo: 61,
      en: {
        title: 'Questions Ruba never dared to ask',
        description:
          'She reads three of them aloud, puts two back in the drawer and answers the last one herself.',
        people: 'Ruba Jaber',
      },
      ar: {
        title: 'أسئلة لم تجرؤ ربى على طرحها',
        description: 'تقرأ ثلاثة منها بصوت عالٍ، وتعيد اثنين إلى الدرج، وتجيب عن الأخير بنفسها.',
        people: 'ربى جابر',
      },
    },
    {
      code: 'f7x8c77p',
      kind: 'clip',
      releasedDaysAgo: 26,
      en: {
        title: '“Can we cut that?”',
        description: 'Five guests asked for it. Two of them rang a week later and asked for it back.',
      },
      ar: {
        title: '«ممكن نحذف هذا الجزء؟»',
        description: 'خمسة ضيوف طلبوا ذلك، واثنان منهم اتصلا بعد أسبوع وطلبا إعادته.',
      },
    },
    {
      code: 'qd7z5svh',
      kind: 'short',
      releasedDaysAgo: 33,
      en: {
        title: 'The silence we kept',
        description:
          'What comes before the best answer of the season. Do not skip it: it is half of the answer.',
      },
      ar: {
        title: 'الصمت الذي أبقيناه',
        description: 'هذا ما سبق أجمل جواب في الموسم كله. لا تتخطّه، فهو نصف الجواب.',
      },
    },
    {
      code: '8v5g3mt7',
      kind: 'short',
      releasedDaysAgo: 12,
      en: {
        title: 'Changing the bulb',
        description: 'How many presenters does it take? One, and a guest who has opinions about bulbs.',
      },
      ar: {
        title: 'تبديل اللمبة',
        description: 'كم مذيعة يحتاج تبديل لمبة؟ واحدة فقط، وضيف له آراء في اللمبات.',
      },
    },
  ],
};
