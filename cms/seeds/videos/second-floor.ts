import type { VideosOfShow } from '../seed-types';

export const SECOND_FLOOR: VideosOfShow = {
  show: 'second-floor',
  channel: 'founders',
  videos: [
    {
      code: 'kdfeuu3h',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 92,
      en: {
        title: 'Above the falafel shop',
        description:
          'Noura writes tax software over a deep fryer. Her first demo to investors smelled of cumin, and it worked.',
        people: 'Noura Azmi',
      },
      ar: {
        title: 'فوق دكان الفلافل',
        description:
          'تكتب نورا برنامجًا للضرائب فوق مقلاة لا تهدأ. فاحت رائحة الكمّون في أول عرض للمستثمرين، وكانت فأل خير.',
        people: 'نورا عزمي',
      },
    },
    {
      code: 'jvwwwpr4',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 85,
      en: {
        title: 'The lift is for customers',
        description:
          'Every week three brothers carry twenty machines up to repair them, and down again to be paid.',
      },
      ar: {
        title: 'المصعد للزبائن فقط',
        description: 'كل أسبوع يصعد ثلاثة إخوة بعشرين جهازًا لإصلاحها، ثم ينزلون بها ليقبضوا.',
      },
    },
    {
      code: 'w3y55fbz',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 78,
      en: {
        title: 'A tailor with a server room',
        description:
          'Usta Fadel measured people for fifty years. Now his granddaughter does it with a phone, and he checks her work.',
        people: 'Fadel Khayyat',
      },
      ar: {
        title: 'خيّاط وغرفة خوادم',
        description:
          'خمسون عامًا والأسطى فاضل يقيس الناس بالمتر. اليوم تقيسهم حفيدته بالهاتف، وهو يراجع وراءها.',
        people: 'فاضل خياط',
      },
    },
    {
      code: 'y2k4nq56',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 64,
      en: {
        title: 'The meeting room is the stairs',
        description:
          'Six founders share a landing and a single good chair. It belongs to whoever brings the coffee.',
      },
      ar: {
        title: 'قاعة الاجتماعات على الدرج',
        description: 'ستة مؤسسين يتقاسمون بسطة درج وكرسيًّا مريحًا لا ثاني له. الكرسي لمن يحضر القهوة.',
      },
    },
    {
      code: 'j6pwufaa',
      kind: 'episode',
      episode: 5,
      premium: true,
      releasedDaysAgo: 57,
      en: {
        title: 'A website instead of rent',
        description:
          'The landlord only wanted a page for his carpets. Today he is the biggest shareholder in the room.',
      },
      ar: {
        title: 'موقع بدل الإيجار',
        description: 'كل ما أراده صاحب العمارة صفحة لسجّاده، وها هو اليوم أكبر المساهمين في الغرفة.',
      },
    },
    {
      code: 'cy5unccy',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 22,
      en: {
        title: 'Lights out at nine',
        description:
          'The building loses power every night, so Yara’s team learned to think by candlelight and deliver at dawn.',
        people: 'Yara Mufid',
      },
      ar: {
        title: 'التاسعة موعد العتمة',
        description:
          'تنقطع الكهرباء عن المبنى كل ليلة، فتعلّم فريق يارا أن يفكّر على ضوء الشموع ويسلّم مع الفجر.',
        people: 'يارا مفيد',
      },
    },
    {
      code: 'xd8stvms',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 11,
      en: {
        title: 'The day they moved up to the third',
        description:
          'More desks, a window and a door that shuts. So why does everybody keep going back down?',
      },
      ar: {
        title: 'يوم صعدوا إلى الثالث',
        description: 'مكاتب أكثر ونافذة وباب يُغلق. فلماذا لا يكفّون عن النزول؟',
      },
    },
    {
      code: 'f45ck7zq',
      kind: 'clip',
      releasedDaysAgo: 40,
      en: {
        title: 'The intern is sixty-three',
        description:
          'Retired from the port, hired for his phone book. In a month he has opened more doors than the sales team.',
      },
      ar: {
        title: 'متدرّب في الثالثة والستين',
        description:
          'تقاعد من الميناء فوظّفوه من أجل دفتر هواتفه، وفي شهر فتح أبوابًا لم يفتحها فريق المبيعات.',
      },
    },
    {
      code: '9jk6ad6t',
      kind: 'clip',
      releasedDaysAgo: 12,
      en: {
        title: 'Whose plant is this?',
        description:
          'Every company that moved out left one behind. An inventory of old dreams, leaf by leaf.',
      },
      ar: {
        title: 'لمن هذه النبتة؟',
        description: 'كل شركة رحلت تركت نبتة وراءها. جردة بأحلام قديمة، ورقة ورقة.',
      },
    },
    {
      code: 'k9ja3drb',
      kind: 'short',
      releasedDaysAgo: 9,
      en: {
        title: 'Seven names on the doorbell',
        description:
          'Press the third for logistics, the fifth for jam, and the last if you have lost your cat.',
      },
      ar: {
        title: 'سبعة أسماء على الجرس',
        description: 'الثالث للشحن، والخامس للمربّى، والأخير لمن أضاع قطته.',
      },
    },
    {
      code: 'f6ve9e3g',
      kind: 'short',
      releasedDaysAgo: 30,
      en: {
        title: 'Your pitch, between two floors',
        description: 'Eighteen steps to explain yourself to an investor with very long legs.',
      },
      ar: {
        title: 'فكرتك بين طابقين',
        description: 'أمامك ثماني عشرة درجة لتقنع مستثمرًا ساقاه أطول من عرضك.',
      },
    },
  ],
};
