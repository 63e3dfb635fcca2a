import type { VideosOfShow } from '../seed-types';

export const NINETY_PLUS: VideosOfShow = {
  show: 'ninety-plus',
  channel: 'street-football',
  videos: [
    {
      code: '7hm9ykk4',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 118,
      en: {
        title: 'It was a penalty in 1998 too',
        description:
          'Uncle Sobhi brings a video cassette, a magnifying glass and a grudge in excellent condition.',
      },
      ar: {
        title: 'كانت ركلة جزاء في 1998 أيضًا',
        description: 'أحضر العم صبحي شريط فيديو وعدسة مكبّرة، وضغينةً بحالة ممتازة.',
      },
    },
    {
      code: '2hedaxur',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 104,
      en: {
        title: 'The coach’s wife picks the team',
        description:
          'He denies it. She has the line-up in her handbag, with two changes that he has not heard about yet.',
      },
      ar: {
        title: 'زوجة المدرّب تختار التشكيلة',
        description: 'هو ينكر، وهي تحمل الورقة في حقيبتها، وفيها تبديلان لم يسمع بهما بعد.',
      },
    },
    {
      code: '4mtg47jz',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 90,
      en: {
        title: 'A new city, a new team?',
        description:
          'Three people who moved house choose whom to cheer for now, and how to tell their fathers.',
      },
      ar: {
        title: 'مدينة جديدة وفريق جديد؟',
        description: 'ثلاثة انتقلوا إلى مدن أخرى يختارون من يشجّعون، والأصعب: كيف يخبرون آباءهم؟',
      },
    },
    {
      code: '6rgezare',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 76,
      en: {
        title: 'Where do the lost minutes go?',
        description:
          'A watchmaker times everything: throw-ins, injuries, sulking. He went home with a headache.',
      },
      ar: {
        title: 'أين تذهب الدقائق الضائعة؟',
        description: 'ساعاتيّ يقيس كل شيء: رميات التماس والإصابات والزعل. عاد إلى بيته بصداع.',
      },
    },
    {
      code: '64upjf7m',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 41,
      en: {
        title: 'The people v the broken window',
        description:
          'A ball, a pane of glass and four suspects in socks. Dalal presides, and the neighbour has photographs.',
      },
      ar: {
        title: 'محاكمة النافذة المكسورة',
        description: 'كرة ولوح زجاج وأربعة متهمين بالجوارب. دلال ترأس الجلسة، والجار معه صور.',
      },
    },
    {
      code: '8bp33udj',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 20,
      en: {
        title: 'The loneliness of the goalkeeper, with snacks',
        description:
          'Two keepers talk about ninety minutes of thinking, and the four seconds that people remember.',
      },
      ar: {
        title: 'وحدة حارس المرمى، مع تسالٍ',
        description: 'حارسان يتحدثان عن تسعين دقيقة من التفكير، وعن أربع ثوانٍ هي كل ما يتذكّره الناس.',
      },
    },
    {
      code: '3myvrq7z',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 10,
      en: {
        title: 'Predictions we would like back',
        description:
          'We read out a year of certainties. Each wrong one costs Yahya a lemon, and there are twenty-three.',
      },
      ar: {
        title: 'توقعات نتمنى استرجاعها',
        description: 'نقرأ عامًا من اليقين بصوت عالٍ. كل توقع خاطئ يكلّف يحيى ليمونة، والعدد ثلاث وعشرون.',
      },
    },
    {
      code: '4k9wtf5e',
      kind: 'clip',
      releasedDaysAgo: 69,
      en: {
        title: 'A red card for Uncle Sobhi',
        description: 'He said “in my day” for the fifth time. He was still appealing when he got to his car.',
      },
      ar: {
        title: 'بطاقة حمراء للعم صبحي',
        description: 'قال «على أيامنا» للمرة الخامسة. وظلّ يعترض حتى وصل إلى سيارته.',
      },
    },
    {
      code: '8huaccj8',
      kind: 'clip',
      releasedDaysAgo: 27,
      en: {
        title: 'Live commentary on a cat',
        description: 'It is only a sock and a sofa, but Yahya calls it as if a cup depended on it.',
      },
      ar: {
        title: 'تعليق مباشر على قطة',
        description: 'ما هي إلا قطة وجورب وكنبة، لكن يحيى يعلّق كأن الكأس على المحك.',
      },
    },
    {
      code: '5swewrcd',
      kind: 'short',
      releasedDaysAgo: 7,
      en: {
        title: 'Exam results, by a losing manager',
        description: '“It was balanced, and we created chances.” Yahya explains his marks to his mother.',
      },
      ar: {
        title: 'نتائج الامتحان بلسان مدرّب خاسر',
        description: '«كان متكافئًا وصنعنا فرصًا». يحيى يشرح علاماته لأمه.',
      },
    },
    {
      code: '9qjjr44u',
      kind: 'short',
      releasedDaysAgo: 24,
      en: {
        title: 'Hands on the remote',
        description: 'Last minute of the match, five hands, one grandmother. The decision is final.',
      },
      ar: {
        title: 'من لمس الريموت؟',
        description: 'الدقيقة الأخيرة من المباراة، وخمس أيدٍ وجدّة واحدة. والقرار نهائي.',
      },
    },
  ],
};
