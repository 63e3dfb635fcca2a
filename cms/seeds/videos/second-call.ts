import type { VideosOfShow } from '../seed-types';

export const SECOND_CALL: VideosOfShow = {
  show: 'the-second-call',
  channel: 'founders',
  videos: [
    {
      code: '2z8teddm',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 252,
      en: {
        title: 'Three minutes in a car park',
        description:
          'Samar rang the supplier back from her car with the engine running, in case courage left before she did.',
        people: 'Samar Toukan',
      },
      ar: {
        title: 'ثلاث دقائق في موقف السيارات',
        description: 'عاودت سمر الاتصال بالمورّد من سيارتها والمحرك شغّال، خوفًا من أن تسبقها شجاعتها وتغادر.',
        people: 'سمر طوقان',
      },
    },
    {
      code: '6uw8h9vv',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 238,
      en: {
        title: 'The bank asked who I was',
        description:
          'In a single call Anas had to say his name fourteen times. By the last he had begun to believe it.',
        people: 'Anas Jaafar',
      },
      ar: {
        title: 'سألني البنك: من أنت؟',
        description: 'في مكالمة واحدة ردّد أنس اسمه أربع عشرة مرة. وعند الأخيرة بدأ يصدّقه.',
        people: 'أنس جعفر',
      },
    },
    {
      code: 'n7nbhkwz',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 224,
      en: {
        title: 'My partner hung up on me',
        description:
          'Two founders play their worst phone call back together, and press pause wherever it hurts.',
      },
      ar: {
        title: 'شريكي أقفل الخط في وجهي',
        description: 'مؤسسان يستمعان معًا إلى أسوأ مكالمة بينهما، ويوقفان التسجيل حيث تؤلم.',
      },
    },
    {
      code: 'q98q3gcy',
      kind: 'episode',
      episode: 4,
      premium: true,
      releasedDaysAgo: 210,
      en: {
        title: 'Ice for the fish market',
        description:
          'They already had ice. Then a freezer died on a Thursday, and Mahdi’s number was on the wall.',
        people: 'Mahdi Salman',
      },
      ar: {
        title: 'ثلج لسوق السمك',
        description: 'كان عندهم ثلج. ثم تعطّل برّاد يوم خميس، ورقم مهدي معلّق على الجدار.',
        people: 'مهدي سلمان',
      },
    },
    {
      code: 'qdjc9jfw',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 168,
      en: {
        title: 'The answer was in the silence',
        description:
          'A negotiator on why she counts to seven before she speaks, and why she once counted to ninety.',
      },
      ar: {
        title: 'الجواب كان في الصمت',
        description: 'مفاوِضة تشرح لماذا تعدّ إلى سبعة قبل أن تتكلم، ولماذا عدّت ذات مرة إلى تسعين.',
      },
    },
    {
      code: 'x4mk2eg9',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 126,
      en: {
        title: 'Wrong number, right carpenter',
        description:
          'A mistyped digit reached a workshop in Nablus. The carpenter listened to the whole pitch, and bought.',
      },
      ar: {
        title: 'رقم خاطئ ونجّار صائب',
        description: 'رقم كُتب خطأً أوصلهم إلى ورشة في نابلس. استمع النجّار إلى العرض حتى آخره، واشترى.',
      },
    },
    {
      code: 'g6prcy29',
      kind: 'episode',
      episode: 7,
      premium: true,
      releasedDaysAgo: 77,
      en: {
        title: 'Closing down, customer by customer',
        description:
          'Farah rings each of them herself to say that the shop will end. The thirtieth makes an offer.',
        people: 'Farah Nasser',
      },
      ar: {
        title: 'إغلاق المتجر، زبونًا زبونًا',
        description: 'تتصل فرح بزبائنها بنفسها لتخبرهم أن المتجر سيُغلق. والثلاثون منهم يقدّم عرضًا.',
        people: 'فرح ناصر',
      },
    },
    {
      code: 'r9eewr8h',
      kind: 'episode',
      episode: 8,
      releasedDaysAgo: 35,
      en: {
        title: 'A voicemail from my mother',
        description:
          'Rami has kept it for nine years and plays it before every hard decision. Today she answers it in the studio.',
        people: 'Rami Khoury',
      },
      ar: {
        title: 'رسالة صوتية من أمي',
        description: 'يحتفظ بها رامي منذ تسع سنوات ويسمعها قبل كل قرار صعب. واليوم أمه معنا في الاستوديو.',
        people: 'رامي خوري',
      },
    },
    {
      code: 'sv7ydke3',
      kind: 'episode',
      episode: 9,
      releasedDaysAgo: 12,
      en: {
        title: 'Thank you for saying no',
        description:
          'Four founders read aloud the refusals that they are glad of now, and thank the senders by name.',
      },
      ar: {
        title: 'شكرًا لأنكم رفضتم',
        description: 'أربعة مؤسسين يقرؤون رسائل رفض صاروا ممتنّين لها، ويشكرون أصحابها بالاسم.',
      },
    },
    {
      code: 'b72gq8be',
      kind: 'clip',
      releasedDaysAgo: 56,
      en: {
        title: 'How to ring back',
        description: 'Stand up, smile, and know your first sentence by heart. The rest is allowed to wobble.',
      },
      ar: {
        title: 'كيف تعاود الاتصال؟',
        description: 'قف وابتسم واحفظ جملتك الأولى غيبًا. أما الباقي فلا بأس إن تعثّر.',
      },
    },
    {
      code: '7rrf7pn3',
      kind: 'short',
      releasedDaysAgo: 16,
      en: {
        title: 'Hold music, reviewed',
        description: 'The flute: hopeful. The piano: no. The water company: surprisingly good to dance to.',
      },
      ar: {
        title: 'نقد موسيقى الانتظار',
        description: 'الناي: فيه أمل. البيانو: لا. شركة المياه: تصلح للرقص، صدّق أو لا تصدّق.',
      },
    },
  ],
};
