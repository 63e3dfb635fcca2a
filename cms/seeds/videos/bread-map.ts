import type { VideosOfShow } from '../seed-types';

export const BREAD_MAP: VideosOfShow = {
  show: 'bread-map',
  channel: 'kitchen-stories',
  videos: [
    {
      code: 'dd2r9unj',
      kind: 'episode',
      season: 1,
      episode: 1,
      releasedDaysAgo: 356,
      en: {
        title: 'Five hundred an hour',
        description:
          'In Shubra the loaves come out like deep breaths, and master baker Sabry catches each one bare-handed.',
        people: 'Farida Lahlou\nSabry Metwally',
      },
      ar: {
        title: 'خمسمئة في الساعة',
        description: 'في شبرا تخرج الأرغفة كالأنفاس العميقة، والأسطى صبري يلتقطها واحدًا واحدًا بيده العارية.',
        people: 'فريدة لحلو\nصبري متولي',
      },
    },
    {
      code: 'zmep6cht',
      kind: 'episode',
      season: 1,
      episode: 2,
      releasedDaysAgo: 349,
      en: {
        title: 'Sesame on the steps',
        description:
          'Jerusalem before sunrise: a wooden tray of warm rings, two hundred steps, and no hand to hold it.',
        people: 'Farida Lahlou',
      },
      ar: {
        title: 'سمسم على الدرج',
        description: 'القدس قبل الشروق: فرش خشبي من الكعك الساخن ومئتا درجة، ولا يد تمسك به.',
        people: 'فريدة لحلو',
      },
    },
    {
      code: 'g4wux3bh',
      kind: 'episode',
      season: 1,
      episode: 3,
      premium: true,
      releasedDaysAgo: 342,
      en: {
        title: 'Thinner than the map',
        description:
          'Umm Tony spins her dough over a hot saj above the valley. House rule: nobody talks while it is in the air.',
        people: 'Farida Lahlou',
      },
      ar: {
        title: 'أرقّ من الخريطة',
        description:
          'تطيّر أم طوني العجين فوق صاج ساخن يطلّ على الوادي. وقاعدة البيت: لا كلام والعجين في الهواء.',
        people: 'فريدة لحلو',
      },
    },
    {
      code: 'kjyfe7wu',
      kind: 'episode',
      season: 1,
      episode: 4,
      releasedDaysAgo: 335,
      en: {
        title: 'A tannour for the whole street',
        description:
          'In Erbil they bake together on Tuesdays. You bring flour and go home with bread and all the news.',
        people: 'Farida Lahlou',
      },
      ar: {
        title: 'تنّور للشارع كله',
        description: 'في أربيل يخبزون معًا كل ثلاثاء: تأتي بالطحين، وتعود بالخبز وبأخبار الشارع كلها.',
        people: 'فريدة لحلو',
      },
    },
    {
      code: 'azjhh9ac',
      kind: 'episode',
      season: 2,
      episode: 1,
      releasedDaysAgo: 131,
      en: {
        title: 'The oven with a sea view',
        description: 'On Djerba the clay tabouna is older than the house, and it was given the better side.',
        people: 'Farida Lahlou',
      },
      ar: {
        title: 'فرن على البحر',
        description: 'في جربة طابونة الطين أكبر سنًّا من البيت، وقد أعطوها الجهة الأجمل.',
        people: 'فريدة لحلو',
      },
    },
    {
      code: '9r2aqmw9',
      kind: 'episode',
      season: 2,
      episode: 2,
      releasedDaysAgo: 124,
      en: {
        title: 'Three valleys, one kesra',
        description:
          'The same semolina in three Kabyle villages, and three bakers who would swear that the others copied.',
        people: 'Farida Lahlou',
      },
      ar: {
        title: 'كسرة واحدة وثلاثة أودية',
        description: 'السميد نفسه في ثلاث قرى قبائلية، وثلاث خبّازات يُقسمن أن الأخريات قلّدنهنّ.',
        people: 'فريدة لحلو',
      },
    },
    {
      code: 'b7bmg48q',
      kind: 'episode',
      season: 2,
      episode: 3,
      premium: true,
      releasedDaysAgo: 117,
      en: {
        title: 'Si Abdellah never mixes them up',
        description:
          'Every family in the quarter sends its loaves to one oven in Fez. In forty years, no tray has gone to the wrong door.',
        people: 'Farida Lahlou\nAbdellah Tazi',
      },
      ar: {
        title: 'سي عبد الله لا يخلط بينها',
        description: 'كل بيوت الحومة في فاس ترسل خبزها إلى فرن واحد. أربعون عامًا ولم يصل طبق إلى غير أهله.',
        people: 'فريدة لحلو\nعبد الله التازي',
      },
    },
    {
      code: 'b7fjq847',
      kind: 'clip',
      releasedDaysAgo: 300,
      en: {
        title: 'Five glasses of water',
        description: 'A baker from Tripoli sips each one, closes her eyes and names the town.',
        people: 'Zahra Misrati',
      },
      ar: {
        title: 'خمسة أكواب ماء',
        description: 'خبّازة من طرابلس ترشف من كل كوب وتغمض عينيها، ثم تسمّي المدينة.',
        people: 'زهرة مصراتي',
      },
    },
    {
      code: 'jcdjfgt5',
      kind: 'clip',
      releasedDaysAgo: 137,
      en: {
        title: 'Bread you should never cut',
        description:
          'Some loaves are torn, some are folded, and some remember the knife. A short guide before dinner.',
      },
      ar: {
        title: 'خبز لا تقربه السكّين',
        description: 'خبز يُمزّق وخبز يُطوى، وخبز لا ينسى السكّين أبدًا. دليل قصير قبل العشاء.',
      },
    },
    {
      code: '7bgcr8c7',
      kind: 'short',
      releasedDaysAgo: 215,
      en: {
        title: 'The puff',
        description: 'Twelve seconds in the oven, and a flat disc decides to become a balloon.',
      },
      ar: {
        title: 'لحظة الانتفاخ',
        description: 'اثنتا عشرة ثانية في الفرن، ثم يقرّر القرص المسطّح أن يصير بالونًا.',
      },
    },
    {
      code: 'carvrn7b',
      kind: 'short',
      releasedDaysAgo: 119,
      en: {
        title: 'The first tray out',
        description: 'Steam, a long wooden paddle, and a queue whose good manners are nearly used up.',
      },
      ar: { title: 'أول صينية', description: 'بخار ومجرفة خشبية طويلة، وطابور أوشك أدبه على النفاد.' },
    },
  ],
};
