import type { VideosOfShow } from '../seed-types';

export const NIGHT_BUS: VideosOfShow = {
  show: 'night-bus',
  channel: 'short-films',
  videos: [
    {
      code: '6dk3jyuf',
      kind: 'episode',
      episode: 1,
      seconds: 228,
      releasedDaysAgo: 52,
      en: {
        title: 'Two tickets, every Thursday',
        description:
          'A widow always pays for the empty seat beside her. Tonight a boy without a ticket sits down on it.',
        people: 'Hamdi Najjar\nIlham Shawa',
      },
      ar: {
        title: 'تذكرتان كل خميس',
        description: 'أرملة تدفع دائمًا ثمن المقعد الفارغ بجانبها. الليلة يجلس عليه فتى بلا تذكرة.',
        people: 'حمدي نجار\nإلهام شوا',
      },
    },
    {
      code: '449jw76y',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 45,
      en: {
        title: 'A cake in three storeys',
        description:
          'Twenty-two speed bumps lie between the bakery and the bride. Everyone on board becomes a shock absorber.',
      },
      ar: {
        title: 'كعكة من ثلاثة طوابق',
        description: 'بين المخبز والعروس اثنان وعشرون مطبًّا، وكل من في الباص صار ممتصّ صدمات.',
      },
    },
    {
      code: '7u52p8sn',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 38,
      en: {
        title: 'Exact change',
        description:
          'A stranger pays for the whole bus. Abu Hamdi will not close the doors until he knows why.',
        people: 'Hamdi Najjar',
      },
      ar: {
        title: 'الأجرة كاملة',
        description: 'غريب يدفع أجرة الباص كله، وأبو حمدي لن يغلق الأبواب قبل أن يعرف السبب.',
        people: 'حمدي نجار',
      },
    },
    {
      code: '4n2zhw2f',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 31,
      en: {
        title: 'You have missed your stop',
        description: 'Wael wakes up in a suburb that is on no map, where every shopkeeper knows his name.',
        people: 'Wael Darwish',
      },
      ar: {
        title: 'فاتتك محطتك',
        description: 'يستيقظ وائل في ضاحية ليست على أي خريطة، وكل صاحب دكّان فيها يناديه باسمه.',
        people: 'وائل درويش',
      },
    },
    {
      code: 'rddbdww4',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 24,
      en: {
        title: 'The quarrel in row five',
        description: 'An engaged couple breaks up in whispers. The rest of the bus takes sides, out loud.',
      },
      ar: {
        title: 'خناقة الصف الخامس',
        description: 'خطيبان ينفصلان همسًا، وبقيّة الركّاب ينحازون، بعضهم له وبعضهم لها، وبأعلى صوت.',
      },
    },
    {
      code: 'cm94gyjp',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 17,
      en: {
        title: 'The driver’s daughter',
        description:
          'Abu Hamdi is ill for the first time in thirty years. She knows the route by heart, from doing her homework on it.',
        people: 'Hamdi Najjar\nSundus Najjar',
      },
      ar: {
        title: 'ابنة السائق',
        description: 'مرض أبو حمدي للمرّة الأولى منذ ثلاثين عامًا. وهي تحفظ الطريق، فعليه كانت تحلّ واجباتها.',
        people: 'حمدي نجار\nسندس نجار',
      },
    },
    {
      code: 'jf8jgcv4',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 4,
      en: {
        title: 'End of the line',
        description:
          'The lights go up, and six passengers from six films find that they were travelling to the same address.',
        people: 'Hamdi Najjar',
      },
      ar: {
        title: 'آخر الخط',
        description: 'تُضاء الأنوار، فيكتشف ستة ركّاب من ستة أفلام أنهم كانوا ذاهبين إلى العنوان نفسه.',
        people: 'حمدي نجار',
      },
    },
    {
      code: '6b3b2kyu',
      kind: 'clip',
      releasedDaysAgo: 28,
      en: {
        title: 'How to drive a bus that stands still',
        description:
          'Four people rock it, one throws water at the glass, and the city is a row of lamps on a trolley.',
      },
      ar: {
        title: 'كيف تقود باصًا واقفًا؟',
        description: 'أربعة يهزّونه وواحد يرشّ الزجاج بالماء، والمدينة كلها صفّ مصابيح على عربة.',
      },
    },
    {
      code: '7dhq7whs',
      kind: 'clip',
      releasedDaysAgo: 11,
      en: {
        title: 'Acting with the back of the neck',
        description:
          'In seven films he hardly turns round. All he has is a mirror, and what it does with his eyes.',
        people: 'Hamdi Najjar',
      },
      ar: {
        title: 'تمثيل بقفا الرأس',
        description: 'في سبعة أفلام لا يكاد يلتفت. ليس لديه سوى مرآة، وما تفعله المرآة بعينيه.',
        people: 'حمدي نجار',
      },
    },
    {
      code: '979pg4pz',
      kind: 'short',
      releasedDaysAgo: 14,
      en: {
        title: 'The stop button',
        description: 'He pressed it. She pressed it. It is well and truly pressed. Then the child got on.',
      },
      ar: { title: 'زرّ التوقّف', description: 'ضغطه هو، وضغطته هي، وانتهى الموضوع. ثم صعد إلى الباص طفل.' },
    },
    {
      code: '55j38tn4',
      kind: 'short',
      releasedDaysAgo: 7,
      en: {
        title: 'The city through wet glass',
        description: 'No plot at all: rain, neon and a bus that is not in a hurry.',
      },
      ar: {
        title: 'المدينة من خلف زجاج مبلّل',
        description: 'لا حبكة هنا: مطر وأضواء نيون، وباص لا يستعجله أحد.',
      },
    },
  ],
};
