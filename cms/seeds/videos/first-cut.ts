import type { VideosOfShow } from '../seed-types';

export const FIRST_CUT: VideosOfShow = {
  show: 'first-cut',
  channel: 'short-films',
  videos: [
    {
      code: 'jgrsqr7z',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 330,
      en: {
        title: 'The goat has to go',
        description:
          'She wanders through thirteen scenes and steals every one. The director is in love. The editor is not.',
        people: 'Salwa Mansour',
      },
      ar: {
        title: 'العنزة لازم ترحل',
        description: 'تتجوّل في ثلاثة عشر مشهدًا وتسرقها كلها. المخرج مغرم بها، أما المونتيرة فلا.',
        people: 'سلوى منصور',
      },
    },
    {
      code: '7zbvm7vr',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 309,
      en: {
        title: 'Begin at the end',
        description:
          'Salwa moves the last shot to the front, and by lunch a family drama has turned into a thriller.',
        people: 'Salwa Mansour',
      },
      ar: {
        title: 'ابدأ من النهاية',
        description: 'نقلت سلوى اللقطة الأخيرة إلى البداية، وقبل الغداء كان الفيلم العائلي قد صار فيلم تشويق.',
        people: 'سلوى منصور',
      },
    },
    {
      code: 'hs4upxty',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 288,
      en: {
        title: 'Music off',
        description:
          'Take away the violins, and the great farewell turns out to be two people looking for a taxi.',
      },
      ar: {
        title: 'أطفئوا الموسيقى',
        description: 'احذف الكمنجات، وستكتشف أن مشهد الوداع العظيم ليس إلا شخصين يبحثان عن تاكسي.',
      },
    },
    {
      code: 'dcmwggp8',
      kind: 'episode',
      episode: 4,
      premium: true,
      releasedDaysAgo: 262,
      en: {
        title: 'Four seconds of her face',
        description: 'A look that lasts four seconds, and the argument about it that lasted a week.',
      },
      ar: {
        title: 'أربع ثوانٍ من وجهها',
        description: 'نظرة تدوم أربع ثوانٍ، وخلاف حولها دام أسبوعًا كاملًا في غرفة المونتاج.',
      },
    },
    {
      code: 'g3c26v5j',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 241,
      en: {
        title: 'My uncle plays the villain',
        description:
          'Hassan cast his whole family. Now he has to cut them, one scene and one awkward dinner at a time.',
        people: 'Hassan Barghash',
      },
      ar: {
        title: 'خالي هو الشرّير',
        description:
          'وزّع حسان الأدوار على عائلته كلها، وعليه الآن أن يحذفهم: مشهدًا مشهدًا، وعشاءً محرجًا بعد عشاء.',
        people: 'حسان برغش',
      },
    },
    {
      code: 'ww3kj725',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 213,
      en: {
        title: 'An audience of six',
        description:
          'A baker, two pupils, a judge and her two neighbours. Only the baker laughs at the funeral, and he is right.',
      },
      ar: {
        title: 'جمهور من ستة',
        description: 'خبّاز وتلميذان وقاضية وجارتاها. وحده الخبّاز ضحك في مشهد الجنازة، وكان محقًّا.',
      },
    },
    {
      code: 'ug8zznjn',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 185,
      en: {
        title: 'FINAL, really final',
        description:
          'Midnight in the edit suite, and nobody may touch the film again. Then somebody spots the coffee cup.',
      },
      ar: {
        title: 'نهائي، نهائي جدًّا',
        description: 'منتصف الليل في غرفة المونتاج، ولا أحد يلمس الفيلم بعد الآن. ثم لمح أحدهم كوب القهوة.',
      },
    },
    {
      code: 'wuqrk73z',
      kind: 'clip',
      releasedDaysAgo: 250,
      en: {
        title: 'The jump cut, explained with a chair',
        description: 'Sit down, stand up, vanish. From tonight you will notice it in every film you watch.',
      },
      ar: {
        title: 'شرح القفزة المونتاجية بكرسي',
        description: 'اجلس، قف، اختفِ. من هذه الليلة ستلاحظها في كل فيلم تشاهده.',
      },
    },
    {
      code: 'mr2vpn32',
      kind: 'clip',
      releasedDaysAgo: 176,
      en: {
        title: 'Deleted: the station scene',
        description:
          'The most expensive minute in the whole film, and why nobody in the cinema will miss it.',
      },
      ar: {
        title: 'محذوف: مشهد المحطة',
        description: 'أغلى دقيقة في الفيلم كله، ولماذا لن يفتقدها أحد في صالة السينما.',
      },
    },
    {
      code: '5aj893kr',
      kind: 'short',
      releasedDaysAgo: 150,
      en: {
        title: 'Clap, action, sneeze',
        description: 'The same nose spoils nine takes. The tenth sneeze is in the film, and it gets a laugh.',
      },
      ar: {
        title: 'كلاكيت، أكشن، عطسة',
        description: 'الأنف نفسه أفسد تسع لقطات. أما العطسة العاشرة فبقيت في الفيلم، وأضحكت الصالة.',
      },
    },
    {
      code: 'mfxmur8u',
      kind: 'short',
      releasedDaysAgo: 124,
      en: {
        title: 'The sound of a door that isn’t there',
        description: 'A stapler, half a cabbage and a very patient pair of hands. Listen before you look.',
      },
      ar: {
        title: 'صوت باب لا وجود له',
        description: 'دبّاسة ونصف ملفوفة ويدان صبورتان. أغمض عينيك واسمع، ثم انظر.',
      },
    },
  ],
};
