import type { VideosOfShow } from '../seed-types';

export const ONE_MICROPHONE: VideosOfShow = {
  show: 'one-microphone',
  channel: 'live-music',
  videos: [
    {
      code: '93sfdfmz',
      kind: 'episode',
      live: { startsInMinutes: -600, endsInMinutes: -480 },
      releasedDaysAgo: 0,
      en: {
        title: 'One Microphone: open night in Amman',
        description:
          'Twenty names in a hat, three minutes each, and one house rule: nobody apologises before they begin.',
      },
      ar: {
        title: 'مايك واحد: ليلة مفتوحة من عمّان',
        description: 'عشرون اسمًا في قبّعة، ولكلٍّ منهم ثلاث دقائق. وقاعدة البيت: ممنوع الاعتذار قبل البداية.',
      },
    },
    {
      code: 'cre5sbqe',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 372,
      en: {
        title: 'Nour sings in lifts',
        description:
          'She says the finest echo in Cairo is between the third floor and the ninth. So we built her a lift.',
        people: 'Nour Wagdy',
      },
      ar: {
        title: 'نور تغنّي في المصاعد',
        description: 'تقول إن أجمل صدى في القاهرة بين الطابقين الثالث والتاسع. فبنينا لها مصعدًا.',
        people: 'نور وجدي',
      },
    },
    {
      code: '8yjxb5zg',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 344,
      en: {
        title: 'Verses from the car park',
        description:
          'Murad guards it at night and writes on the backs of tickets. Today he brought the whole roll.',
        people: 'Murad Qasem',
      },
      ar: {
        title: 'أبيات من موقف السيارات',
        description: 'يحرسه مراد ليلًا ويكتب على ظهور التذاكر. اليوم أحضر معه اللفّة كلها.',
        people: 'مراد قاسم',
      },
    },
    {
      code: 'qety8xbf',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 316,
      en: {
        title: 'Two languages, one breath',
        description:
          'Aya leaves Arabic in the middle of a line and comes home from French at the end of it. The beat never stumbles.',
        people: 'Aya Benomar',
      },
      ar: {
        title: 'لغتان ونَفَس واحد',
        description: 'تغادر آية العربية وسط السطر وتعود من الفرنسية في آخره، ولا يتعثّر الإيقاع.',
        people: 'آية بن عمر',
      },
    },
    {
      code: 'yhrv2d72',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 281,
      en: {
        title: 'The dentist who beatboxes',
        description: 'Dr Omar hears a rhythm in every drill. His patients cannot answer, but they nod along.',
        people: 'Omar Sahli',
      },
      ar: {
        title: 'طبيب أسنان يعزف بفمه',
        description: 'يسمع الدكتور عمر إيقاعًا كلما حفر ضرسًا. مرضاه لا يستطيعون الرد، لكنهم يهزّون رؤوسهم.',
        people: 'عمر سهلي',
      },
    },
    {
      code: 'btdnqwp6',
      kind: 'episode',
      episode: 5,
      premium: true,
      releasedDaysAgo: 246,
      en: {
        title: 'My mother’s lullaby, louder',
        description:
          'Siham was sung to sleep with it. With two amplifiers, it now keeps the whole street awake.',
        people: 'Siham Rais',
      },
      ar: {
        title: 'تهويدة أمي، بصوت أعلى',
        description: 'كانت سهام تنام عليها صغيرة. واليوم، بمكبّرين اثنين، لا ينام عليها أحد في الشارع.',
        people: 'سهام ريّس',
      },
    },
    {
      code: 'gkg5tc64',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 211,
      en: {
        title: 'Six years in the car',
        description: 'That is how long Badr has been singing to his windscreen. We took away the car.',
        people: 'Badr Al Otaibi',
      },
      ar: {
        title: 'ست سنوات في السيارة',
        description: 'هذا عمر غناء بدر أمام الزجاج الأمامي. فأخذنا منه السيارة وأعطيناه المايك.',
        people: 'بدر العتيبي',
      },
    },
    {
      code: 'f3w7kzu5',
      kind: 'episode',
      episode: 7,
      premium: true,
      releasedDaysAgo: 169,
      en: {
        title: 'A love story, whistled',
        description:
          'Not one word from Laith, and still everyone in the room can point to the moment when she leaves.',
        people: 'Laith Masri',
      },
      ar: {
        title: 'قصة حب بالصفير',
        description: 'لم ينطق ليث بكلمة، ومع ذلك عرف كل من في الغرفة اللحظة التي رحلت فيها.',
        people: 'ليث مصري',
      },
    },
    {
      code: '95p2x9qw',
      kind: 'clip',
      releasedDaysAgo: 295,
      en: {
        title: 'What people say at soundcheck',
        description: 'Nobody really says “one, two”. They say: “Mama, can you hear me?”',
      },
      ar: {
        title: 'ماذا يُقال في تجربة الصوت؟',
        description: 'لا أحد يقول «واحد، اثنان» حقًّا. الكل يقول: «ماما، سامعتيني؟»',
      },
    },
    {
      code: 'r7qmkt2x',
      kind: 'clip',
      releasedDaysAgo: 197,
      en: {
        title: 'The producer’s left eyebrow',
        description: 'Six artists describe the one small movement they wait for behind the glass.',
      },
      ar: {
        title: 'حاجب المنتج الأيسر',
        description: 'ستة فنّانين يصفون تلك الحركة الصغيرة التي ينتظرونها من خلف الزجاج.',
      },
    },
    {
      code: 'apac6xdq',
      kind: 'short',
      releasedDaysAgo: 133,
      en: {
        title: 'Who dented the microphone?',
        description: 'Four suspects, one of them a trumpet player, and still no confession.',
      },
      ar: {
        title: 'مَن بعج المايك؟',
        description: 'أربعة مشتبه بهم، أحدهم عازف بوق، ولا اعتراف حتى هذه الساعة.',
      },
    },
    {
      code: '4d82yeey',
      kind: 'short',
      releasedDaysAgo: 105,
      en: {
        title: 'Sing it to the wall',
        description: 'A cure for stage fright, tested: no wall has ever left in the middle of a song.',
      },
      ar: {
        title: 'غنّها للجدار أولًا',
        description: 'علاج مجرّب لرهبة المسرح: لم نسمع يومًا عن جدار غادر في منتصف الأغنية.',
      },
    },
  ],
};
