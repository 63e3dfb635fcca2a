import type { VideosOfShow } from '../seed-types';

export const SMALL_CHANGE: VideosOfShow = {
  show: 'small-change',
  channel: 'money-talk',
  videos: [
    {
      code: 'wdzaere6',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 230,
      en: {
        title: 'It is not the coffee',
        description: 'Mays adds up a year of cups, then a year of taxis. She orders another coffee.',
      },
      ar: {
        title: 'المشكلة ليست في القهوة',
        description: 'حسبت ميس فناجين سنة كاملة، ثم سيارات الأجرة في سنة كاملة، ثم طلبت قهوة.',
      },
    },
    {
      code: 'saebx422',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 209,
      en: {
        title: 'Whose turn is it to pay?',
        description: 'Six friends, a bill, and at the till a wrestling match that everybody calls friendly.',
      },
      ar: {
        title: 'الحساب على من؟',
        description: 'ستة أصدقاء وفاتورة، وعند الصندوق مصارعة يقول الجميع إنها ودّية.',
      },
    },
    {
      code: 'xnyb5vzj',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 188,
      en: {
        title: 'A jar for everything',
        description: 'Rent, school, a week by the sea, and one jar without a label. That is the full one.',
      },
      ar: {
        title: 'مرطبان لكل شيء',
        description: 'الإيجار والمدرسة وأسبوع على البحر، ومرطبان واحد بلا اسم. وهو الممتلئ.',
      },
    },
    {
      code: 'qs9mzac3',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 160,
      en: {
        title: 'The wedding gift formula',
        description:
          'How close are you? How many children will you bring? What did they give your sister? Tested at three weddings.',
      },
      ar: {
        title: 'معادلة نقوط العرس',
        description: 'ما درجة القرابة؟ كم طفلًا سيأتي معك؟ وكم أعطوا أختك؟ جرّبناها في ثلاثة أعراس.',
      },
    },
    {
      code: 'rnt6a2e5',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 104,
      en: {
        title: 'Pocket money, under negotiation',
        description:
          'Two sisters, eight and ten, present their case with charts. Grandfather acts as their lawyer.',
      },
      ar: {
        title: 'مفاوضات المصروف',
        description: 'أختان، ثماني سنوات وعشر، تقدّمان مطالبهما بالرسوم البيانية. والمحامي جدّهما.',
      },
    },
    {
      code: 'qkwb445v',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 48,
      en: {
        title: 'I said yes to the instalments',
        description:
          'A phone, a sofa and a blender still in its box. We line up every payment and look it in the eye.',
      },
      ar: {
        title: 'قلت نعم للتقسيط',
        description: 'هاتف وكنبة وخلّاط لم يغادر علبته. نصفّ الأقساط كلها، وننظر في عيونها.',
      },
    },
    {
      code: '5hjng82j',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 16,
      en: {
        title: 'Ten neighbours and an envelope',
        description:
          'Each month it goes to another of them. Nobody has ever signed anything, and nobody has ever been late.',
      },
      ar: {
        title: 'عشر جارات وظرف',
        description: 'كل شهر من نصيب إحداهن. لا ورقة ولا توقيع، ولم تتأخر واحدة منهن يومًا.',
      },
    },
    {
      code: 'wuup8qb5',
      kind: 'clip',
      releasedDaysAgo: 132,
      en: {
        title: 'The price of “whatever you like”',
        description: 'It has never been a price. A short course in saying the number out loud.',
      },
      ar: {
        title: 'ثمن «اللي تشوفه»',
        description: 'لم تكن يومًا ثمنًا. دورة سريعة في نطق المبلغ بصوت مسموع.',
      },
    },
    {
      code: 'a8gr7qdy',
      kind: 'clip',
      releasedDaysAgo: 76,
      en: {
        title: 'What is under the cushions?',
        description:
          'We searched the sofas of twelve homes: eighty dirhams, a baby tooth and a very old biscuit.',
      },
      ar: {
        title: 'ماذا تحت وسائد الكنبة؟',
        description: 'فتّشنا كنبات اثني عشر بيتًا: ثمانون درهمًا وسنّ حليب وبسكوتة عتيقة جدًّا.',
      },
    },
    {
      code: 'd2eb4hvb',
      kind: 'short',
      releasedDaysAgo: 12,
      en: {
        title: 'Sleep on the basket',
        description: 'Fill it, close the app, go to bed. Most of it looks foolish by breakfast.',
      },
      ar: {
        title: 'دع السلة تنام',
        description: 'املأها وأغلق التطبيق واذهب إلى سريرك. معظم ما فيها يبدو سخيفًا وقت الفطور.',
      },
    },
    {
      code: 'yvas8zg7',
      kind: 'short',
      releasedDaysAgo: 38,
      en: {
        title: 'Every five goes in the sock',
        description: 'Each five-dirham note that reaches your hand. Then ask us again in a year.',
      },
      ar: {
        title: 'كل خمسة إلى الجورب',
        description: 'كل ورقة من فئة خمسة دراهم تقع في يدك. ثم اسألنا بعد سنة.',
      },
    },
  ],
};
