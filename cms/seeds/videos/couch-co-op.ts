import type { VideosOfShow } from '../seed-types';

export const COUCH_CO_OP: VideosOfShow = {
  show: 'couch-co-op',
  channel: 'smashi-gaming',
  videos: [
    {
      code: 'umns3uum',
      kind: 'episode',
      season: 1,
      episode: 1,
      releasedDaysAgo: 388,
      en: {
        title: 'Player two gets the bad controller',
        description:
          'Lina inherits the pad with the sticky button. By the third level it is Omar who begs to swap.',
      },
      ar: {
        title: 'الذراع الخربانة للاعب الثاني',
        description: 'ورثت لينا الذراع ذات الزر العالق، وعند المرحلة الثالثة صار عمر هو من يتوسّل التبديل.',
      },
    },
    {
      code: 'v8esdck5',
      kind: 'episode',
      season: 1,
      episode: 2,
      releasedDaysAgo: 381,
      en: {
        title: 'The kitchen is on fire again',
        description:
          'In this game cooks must speak to survive. Ours agree on nothing, beginning with the onions.',
      },
      ar: {
        title: 'المطبخ يحترق من جديد',
        description: 'في هذه اللعبة لا ينجو إلا الطهاة المتفاهمون. وطاهيانا مختلفان على كل شيء، بدءًا من البصل.',
      },
    },
    {
      code: '75rbd4f5',
      kind: 'episode',
      season: 1,
      episode: 3,
      premium: true,
      releasedDaysAgo: 374,
      en: {
        title: 'Who pressed jump?',
        description: 'Both of them steer the same hero: she has the legs, he has the opinions.',
      },
      ar: {
        title: 'مين كبس «قفز»؟',
        description: 'الاثنان يقودان البطل نفسه: لها الساقان، وله الآراء كلها.',
      },
    },
    {
      code: 'kfc2d7nu',
      kind: 'episode',
      season: 1,
      episode: 4,
      releasedDaysAgo: 367,
      en: {
        title: 'A save file from 2009',
        description:
          'A memory card at the back of the drawer, a quest their uncle never finished, and a phone call to the uncle.',
      },
      ar: {
        title: 'مرحلة محفوظة من 2009',
        description: 'في قاع الدرج بطاقة ذاكرة ومهمّة لم يُنهها خالهما قط. إذن، نتصل بالخال.',
      },
    },
    {
      code: 'fqmujsc6',
      kind: 'episode',
      season: 2,
      episode: 1,
      releasedDaysAgo: 61,
      en: {
        title: 'The new couch seats three',
        description:
          'It is delivered at noon. By one o’clock their mother has read the manual, and by two she is winning.',
      },
      ar: {
        title: 'الكنبة الجديدة تتسع لثلاثة',
        description: 'وصلت ظهرًا. في الواحدة كانت الأم قد قرأت التعليمات، وفي الثانية صارت تفوز.',
      },
    },
    {
      code: 'hcv98re2',
      kind: 'episode',
      season: 2,
      episode: 2,
      premium: true,
      releasedDaysAgo: 33,
      en: {
        title: 'Split screen, split family',
        description: 'They race on half a screen each, and quarrel about who peeked at whose half.',
      },
      ar: {
        title: 'شاشة مقسومة وعائلة مقسومة',
        description: 'سباق على نصفَي شاشة، وخلاف على سؤال واحد: من اختلس النظر إلى نصف الآخر؟',
      },
    },
    {
      code: '7mewtvmh',
      kind: 'episode',
      season: 2,
      episode: 3,
      releasedDaysAgo: 13,
      en: {
        title: 'The boss who wants an apology',
        description:
          'The last door opens only when both players say sorry. It takes them fourteen minutes and a glass of water.',
      },
      ar: {
        title: 'زعيم لا يُهزم إلا بالاعتذار',
        description: 'الباب الأخير لا يُفتح حتى يعتذر اللاعبان. احتاجا إلى أربع عشرة دقيقة وكأس ماء.',
      },
    },
    {
      code: 'qx926j6r',
      kind: 'clip',
      season: 2,
      releasedDaysAgo: 47,
      en: {
        title: 'How to lose to a seven-year-old',
        description: 'Cousin Maya says that she has never played before. She says it after every win.',
      },
      ar: {
        title: 'كيف تخسر أمام بنت السابعة؟',
        description: 'تقول قريبتهما مايا إنها لم تلعب من قبل، وتعيدها بعد كل فوز.',
      },
    },
    {
      code: '3c97pd6a',
      kind: 'clip',
      season: 1,
      releasedDaysAgo: 359,
      en: {
        title: 'Farewell to the old couch',
        description:
          'Deep inside it: three broken springs, some biscuit and the controller that the cat was blamed for.',
      },
      ar: {
        title: 'وداعًا أيتها الكنبة',
        description: 'في أعماقها ثلاثة نوابض مكسورة وبقايا بسكويت، وذراع اتُّهم القط بها ظلمًا.',
      },
    },
    {
      code: 'abp594u7',
      kind: 'short',
      season: 2,
      releasedDaysAgo: 2,
      en: {
        title: 'You cannot pause it, Mum',
        description: 'Dinner is ready and the match is online. Only one of the two knows how to wait.',
      },
      ar: {
        title: 'ماما، ما بتوقف!',
        description: 'العشاء جاهز والجولة على الإنترنت، وواحد منهما فقط يعرف كيف ينتظر.',
      },
    },
    {
      code: 'tku2t3rj',
      kind: 'short',
      season: 2,
      releasedDaysAgo: 18,
      en: {
        title: 'Snacks, ranked by danger',
        description:
          'Grapes are safe, popcorn is a gamble, and anything orange will cost you the controller.',
      },
      ar: {
        title: 'ترتيب التسالي حسب الخطورة',
        description: 'العنب آمن، والفشار مقامرة، وكل ما يصبغ الأصابع بالبرتقالي يودي بالذراع.',
      },
    },
  ],
};
