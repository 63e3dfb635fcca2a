import type { VideosOfShow } from '../seed-types';

export const GRANDMOTHERS_SPOON: VideosOfShow = {
  show: 'grandmothers-spoon',
  channel: 'kitchen-stories',
  videos: [
    {
      code: '3u46srtc',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 390,
      en: {
        title: '“Until it looks right”',
        description:
          'Mona weighs everything Sitti Amneh throws in by hand. The scale cannot find a gram to argue with.',
        people: 'Amneh Saadeh\nMona Saadeh',
      },
      ar: {
        title: '«لحدّ ما يصير شكلها حلو»',
        description: 'تزن منى كل ما ترميه ستّي آمنة بيدها، والميزان لا يجد غرامًا واحدًا يعترض عليه.',
        people: 'آمنة سعادة\nمنى سعادة',
      },
    },
    {
      code: 'rr4dp9t5',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 362,
      en: {
        title: 'Maftoul on a rainy Friday',
        description:
          'Rolling it takes a morning and twelve hands, which is why nobody in this family is allowed to move abroad.',
      },
      ar: {
        title: 'مفتول في جمعة ماطرة',
        description:
          'يحتاج الفتل إلى صباح كامل واثنتي عشرة يدًا، ولهذا لا يُسمح لأحد في هذه العائلة بالسفر بعيدًا.',
      },
    },
    {
      code: '2956mmnj',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 334,
      en: {
        title: 'The pickle inheritance',
        description:
          'Three sisters, their mother’s brine, and a jar that may not be opened before the first cold night.',
      },
      ar: {
        title: 'ميراث المخلّل',
        description: 'ثلاث أخوات وماء مخلّل تركته أمهنّ، ومرطبان لا يُفتح قبل أول ليلة باردة.',
      },
    },
    {
      code: 'xddae6qt',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 306,
      en: {
        title: 'Molokhia: whole leaf or chopped?',
        description:
          'The question has split bigger families than this one. Tonight both pots go on the fire.',
      },
      ar: {
        title: 'ملوخية: ورق ولّا ناعمة؟',
        description: 'سؤال فرّق عائلات أكبر من هذه بكثير. الليلة يُوضع القدران على النار معًا.',
      },
    },
    {
      code: '47pq35sh',
      kind: 'episode',
      episode: 5,
      premium: true,
      releasedDaysAgo: 271,
      en: {
        title: 'Her hands, his thumbs',
        description:
          'Sitti Widad can no longer press her maamoul. She gives the orders, her grandson Jad presses, the neighbours judge.',
        people: 'Widad Khoury\nJad Khoury',
      },
      ar: {
        title: 'يداها وإبهاماه',
        description: 'لم تعد ستّي وداد تقوى على نقش المعمول، فصارت تأمر وحفيدها جاد ينقش، والحكم للجارات.',
        people: 'وداد خوري\nجاد خوري',
      },
    },
    {
      code: 'whwjdrv6',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 236,
      en: {
        title: 'A recipe in twenty-three voice notes',
        description:
          'Sent from Fez to Doha over one long evening. The salt is mentioned in the very last one.',
      },
      ar: {
        title: 'وصفة في ثلاث وعشرين رسالة صوتية',
        description: 'سافرت من فاس إلى الدوحة في سهرة واحدة، ولم يُذكر الملح إلا في الرسالة الأخيرة.',
      },
    },
    {
      code: '4fmt9gzn',
      kind: 'episode',
      episode: 7,
      premium: true,
      releasedDaysAgo: 198,
      en: {
        title: 'The day she asked for the scale',
        description:
          'After seventy years of measuring by eye, Sitti Amneh wants numbers. She is writing the book herself.',
        people: 'Amneh Saadeh',
      },
      ar: {
        title: 'يوم طلبت الميزان',
        description: 'بعد سبعين عامًا من القياس بالعين، تريد ستّي آمنة أرقامًا: إنها تكتب الكتاب بنفسها.',
        people: 'آمنة سعادة',
      },
    },
    {
      code: 'wq5qgryy',
      kind: 'clip',
      releasedDaysAgo: 255,
      en: {
        title: 'How long is “a little while”?',
        description:
          'We put a stopwatch next to nine grandmothers. It is anything from four minutes to a nap.',
      },
      ar: {
        title: 'كم دقيقة في «شوي»؟',
        description: 'وضعنا ساعة توقيت أمام تسع جدّات، والجواب بين أربع دقائق وقيلولة كاملة.',
      },
    },
    {
      code: 'smhgn2wz',
      kind: 'clip',
      releasedDaysAgo: 180,
      en: {
        title: 'The drawer of lids',
        description: 'Not one of them fits a pot in this house, and not one of them may be thrown away.',
      },
      ar: {
        title: 'درج الأغطية',
        description: 'ليس بينها غطاء يناسب قدرًا في البيت، وليس بينها غطاء يُسمح برميه.',
      },
    },
    {
      code: '9w6usc3f',
      kind: 'short',
      releasedDaysAgo: 160,
      en: {
        title: 'Garlic in the palm',
        description: 'No board, no hurry, and a small knife that knows exactly where to stop.',
      },
      ar: { title: 'ثوم في راحة اليد', description: 'بلا لوح وبلا عجلة، وسكّين صغيرة تعرف تمامًا أين تتوقّف.' },
    },
    {
      code: 'gkpdt6xb',
      kind: 'short',
      releasedDaysAgo: 141,
      en: {
        title: 'Blow on it first',
        description: 'There was a spoon, there was a warning, and there was a grandson who did not listen.',
      },
      ar: {
        title: 'انفخ عليها أول',
        description: 'كانت هناك ملعقة، وكان هناك تحذير، وكان هناك حفيد لا يسمع الكلام.',
      },
    },
  ],
};
