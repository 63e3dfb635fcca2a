import type { VideosOfShow } from '../seed-types';

export const LONG_SALT: VideosOfShow = {
  show: 'the-long-salt',
  channel: 'desert-motors',
  videos: [
    {
      code: 'x6j5ymhf',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 210,
      en: {
        title: 'A lorry called Zarqa',
        description:
          'She is older than her driver and has worn out five engines. Salem speaks of her more patiently than of people.',
      },
      ar: {
        title: 'شاحنة اسمها الزرقاء',
        description: 'أكبر من سائقها سنًّا، واستهلكت خمسة محركات. يتحدث عنها سالم بصبر لا يمنحه للبشر.',
      },
    },
    {
      code: 'tvfxaj9c',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 203,
      en: {
        title: 'Where the map turns white',
        description:
          'There is no road over the salt flats, only a line of tyre marks that somebody trusted last winter.',
      },
      ar: {
        title: 'حيث تبيضّ الخريطة',
        description: 'لا طريق فوق السبخة، بل أثر إطارات وثق به أحدهم في الشتاء الماضي.',
      },
    },
    {
      code: 'yrkuvnu3',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 196,
      en: {
        title: 'Four tonnes and a goat',
        description:
          'The salt was weighed, signed for and tied down. The goat is a gift, and gifts ride in the cab.',
      },
      ar: {
        title: 'أربعة أطنان ومعزاة',
        description: 'وُزن الملح ووُقّعت أوراقه ورُبط بالحبال. أما المعزاة فهدية، والهدايا مكانها في المقصورة.',
      },
    },
    {
      code: 'mjp3jbqb',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 182,
      en: {
        title: 'Tea at kilometre 300',
        description:
          'Abu Mansour has not left his tin roof in twenty years, and there is no news he has not heard.',
      },
      ar: {
        title: 'شاي عند الكيلومتر 300',
        description: 'لم يبرح أبو منصور سقيفته منذ عشرين عامًا، ولا خبر إلا وقد بلغه.',
      },
    },
    {
      code: 'dpw56epm',
      kind: 'episode',
      episode: 5,
      premium: true,
      releasedDaysAgo: 175,
      en: {
        title: 'The night without a fan belt',
        description:
          'Jad takes the wheel, Salem walks ahead with a torch, and the spare part is his best headcloth.',
      },
      ar: {
        title: 'ليلة بلا سير مروحة',
        description: 'جاد خلف المقود، وسالم يمشي أمامه بالمصباح، وقطعة الغيار هي شماغه الجديد.',
      },
    },
    {
      code: 'qq627wqm',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 61,
      en: {
        title: 'The scale that lies',
        description:
          'At the market a hundred kilos are missing. First they blame the wind, then a cousin, then each other.',
      },
      ar: {
        title: 'ميزان لا يقول الحقيقة',
        description: 'في السوق نقص الملح مئة كيلوغرام. اتُّهمت الريح، ثم ابن العم، ثم تبادلا النظرات.',
      },
    },
    {
      code: 'qcqkbe74',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 26,
      en: {
        title: 'The sea, at walking pace',
        description:
          'After nine hundred kilometres the brakes give up within sight of the harbour. They arrive, only slower.',
      },
      ar: {
        title: 'البحر على مهل',
        description: 'بعد تسعمئة كيلومتر استسلمت المكابح والميناء أمامهما. لا بأس، وصلا أبطأ قليلًا.',
      },
    },
    {
      code: 'hkt7j8kk',
      kind: 'clip',
      releasedDaysAgo: 190,
      en: {
        title: 'Three ways to taste salt',
        description: 'On bread, on watermelon, and on the tip of a finger while the buyer looks away.',
      },
      ar: {
        title: 'ثلاث طرق لتذوّق الملح',
        description: 'مع الخبز، ومع البطيخ، وعلى طرف الإصبع حين يلتفت المشتري.',
      },
    },
    {
      code: 'mnmy2ks3',
      kind: 'clip',
      releasedDaysAgo: 40,
      en: {
        title: 'Every dent has a story',
        description: 'A walk around Zarqa with the man who put most of them there.',
      },
      ar: { title: 'لكل خدش حكاية', description: 'جولة حول الزرقاء مع الرجل الذي ترك أكثر خدوشها بيديه.' },
    },
    {
      code: '2vfhmt48',
      kind: 'short',
      releasedDaysAgo: 11,
      en: {
        title: 'The language of horns',
        description: 'Two short means hello, one long is thank you, and three: your goat is on the road.',
      },
      ar: {
        title: 'لغة الزمّور',
        description: 'زمرتان قصيرتان للتحية، وواحدة طويلة للشكر، وثلاث تعني: معزاتك على الطريق.',
      },
    },
    {
      code: 'utxuqdv2',
      kind: 'short',
      releasedDaysAgo: 34,
      en: {
        title: 'How to sleep in a lorry',
        description: 'Feet on the dashboard, stars in the mirror. The engine you hear is your uncle.',
      },
      ar: {
        title: 'نومة الشاحنة',
        description: 'قدماك على لوحة القيادة والنجوم في المرآة. وهدير المحرك الذي تسمعه هو عمّك.',
      },
    },
  ],
};
