import type { VideosOfShow } from '../seed-types';

export const LAST_FERRY: VideosOfShow = {
  show: 'last-ferry',
  channel: 'travel',
  videos: [
    {
      code: 'p5328qae',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 176,
      en: {
        title: 'Failaka after five',
        description:
          'At dusk the Kuwaiti island belongs to a fisherman and an archaeologist, who have not spoken since spring.',
        people: 'Yasmine Hariri',
      },
      ar: {
        title: 'فيلكا بعد الخامسة',
        description: 'عند الغروب تبقى الجزيرة الكويتية لصيّاد وعالمة آثار، لم يتبادلا كلمة منذ الربيع.',
        people: 'ياسمين حريري',
      },
    },
    {
      code: 'j3ngbq7k',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 162,
      en: {
        title: 'Both banks of Luxor',
        description:
          'The boatman lives on one side and is in love with a house on the other. He crosses, on average, thirty times a day.',
      },
      ar: {
        title: 'الأقصر بضفّتيها',
        description: 'يسكن المراكبي ضفّة ويعشق بيتًا في الأخرى، ويعبر بينهما كل يوم نحو ثلاثين مرّة.',
      },
    },
    {
      code: 'tuek27j6',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 148,
      en: {
        title: 'Farasan by moonlight',
        description:
          'Gazelles on the quay, a house of coral without a roof, and breakfast in the company of the harbour cats.',
        people: 'Yasmine Hariri',
      },
      ar: {
        title: 'فرسان تحت القمر',
        description: 'غزلان على الرصيف، وبيت من المرجان بلا سقف، وفطور في ضيافة قطط الميناء.',
        people: 'ياسمين حريري',
      },
    },
    {
      code: 'deqesdh4',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 134,
      en: {
        title: 'Concert on the car deck',
        description:
          'Off Tangier the wind holds the boat for five hours. In the third, somebody opens a boot and takes out a violin.',
      },
      ar: {
        title: 'حفلة بين السيارات',
        description:
          'قبالة طنجة احتجزت الريح العبّارة خمس ساعات. وفي الثالثة فتح أحدهم صندوق سيارته وأخرج كمانًا.',
      },
    },
    {
      code: '6eqvkd4t',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 113,
      en: {
        title: 'Masirah, population: goats',
        description:
          'The crossing takes an hour. Convincing the goats to leave the ramp takes the rest of the evening.',
      },
      ar: {
        title: 'مصيرة وماعزها',
        description: 'العبور يستغرق ساعة، أما إقناع الماعز بمغادرة السلّم فيستغرق بقيّة المساء.',
      },
    },
    {
      code: 'ed3ke3d3',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 92,
      en: {
        title: 'Kerkennah at low tide',
        description:
          'The sea leaves and the palms stay. Mourad walks out to his nets in the shoes he keeps for Eid.',
        people: 'Mourad Ben Salah',
      },
      ar: {
        title: 'قرقنة وقت الجَزر',
        description: 'يرحل البحر ويبقى النخيل، ويمشي مراد إلى شباكه بالحذاء الذي يخبّئه للعيد.',
        people: 'مراد بن صالح',
      },
    },
    {
      code: '2q2btnsd',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 64,
      en: {
        title: 'The one we missed',
        description:
          'We were eight minutes late. This is how a harbour looks when there is nothing left to wait for.',
      },
      ar: {
        title: 'التي فاتتنا',
        description: 'تأخّرنا ثماني دقائق. هكذا يبدو الميناء حين لا يبقى فيه ما تنتظره.',
      },
    },
    {
      code: 'fc6az8mc',
      kind: 'clip',
      releasedDaysAgo: 127,
      en: {
        title: 'A bag for one night',
        description:
          'Towel, torch, and a book you would not mind giving away. The second pair of shoes stays at home.',
      },
      ar: {
        title: 'حقيبة لليلة واحدة',
        description: 'منشفة وكشّاف، وكتاب لا يعزّ عليك إهداؤه. أما الحذاء الثاني فمكانه البيت.',
      },
    },
    {
      code: 'hqner6wj',
      kind: 'clip',
      releasedDaysAgo: 78,
      en: {
        title: 'The captain’s theory of runners',
        description:
          'Four sugars, one eye on the radar, and everything he knows about people who run for the boat.',
      },
      ar: {
        title: 'نظرية القبطان في الراكضين',
        description: 'أربع ملاعق سكّر وعين على الرادار، وكل ما يعرفه عمّن يركضون خلف العبّارة.',
      },
    },
    {
      code: 'b7ut7tjb',
      kind: 'short',
      releasedDaysAgo: 51,
      en: {
        title: 'Ropes off',
        description: 'The breath between land and sea, filmed from the last plank before it lifts.',
      },
      ar: { title: 'فكّ الحبال', description: 'النَّفَس الفاصل بين البر والبحر، من آخر لوح قبل أن يرتفع السلّم.' },
    },
    {
      code: 'qtt2tdaw',
      kind: 'short',
      releasedDaysAgo: 40,
      en: {
        title: 'One sandwich, twelve gulls',
        description: 'The tourist had it for almost three seconds. A lesson in looking up.',
      },
      ar: {
        title: 'شطيرة واحدة واثنا عشر نورسًا',
        description: 'بقيت في يد السائح نحو ثلاث ثوانٍ. درس سريع في النظر إلى الأعلى.',
      },
    },
  ],
};
