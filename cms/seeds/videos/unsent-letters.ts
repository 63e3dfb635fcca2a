import type { VideosOfShow } from '../seed-types';

export const UNSENT_LETTERS: VideosOfShow = {
  show: 'unsent-letters',
  channel: 'late-talk',
  videos: [
    {
      code: 'zvv54qpj',
      kind: 'episode',
      episode: 1,
      seconds: 232,
      releasedDaysAgo: 400,
      en: {
        title: 'To the girl at the bus stop, 1997',
        description: 'He had ten mornings to say hello. Salim reads what he wrote on the eleventh.',
        people: 'Rim Ayoub\nSalim Bitar',
      },
      ar: {
        title: 'إلى فتاة الموقف، 1997',
        description: 'كان أمامه عشرة صباحات ليقول مرحبًا. يقرأ سليم ما كتبه في الصباح الحادي عشر.',
        people: 'ريم أيوب\nسليم بيطار',
      },
    },
    {
      code: '8vh52bcq',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 379,
      en: {
        title: 'Dear landlord',
        description: 'About the rent, the leak, and the lemon tree that Wafa planted without asking anyone.',
        people: 'Rim Ayoub\nWafa Kanaan',
      },
      ar: {
        title: 'عزيزي صاحب البيت',
        description: 'عن الإيجار والتسريب، وعن شجرة ليمون زرعتها وفاء ولم تستأذن أحدًا.',
        people: 'ريم أيوب\nوفاء كنعان',
      },
    },
    {
      code: 'f58qhhk3',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 351,
      en: {
        title: 'To my brother, who won the argument',
        description: 'It was about a car. Eight years later it is about everything except the car.',
        people: 'Rim Ayoub',
      },
      ar: {
        title: 'إلى أخي الذي كسب النقاش',
        description: 'كان الخلاف على سيارة. وبعد ثماني سنوات صار على كل شيء إلا السيارة.',
        people: 'ريم أيوب',
      },
    },
    {
      code: 'wtpk55de',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 323,
      en: {
        title: 'I resign (draft seven)',
        description:
          'The first draft is furious and the fourth is funny. The seventh thanks everyone by name.',
        people: 'Rim Ayoub',
      },
      ar: {
        title: 'أستقيل (المسودّة السابعة)',
        description: 'المسودّة الأولى غاضبة والرابعة مضحكة، أما السابعة فتشكر الجميع اسمًا اسمًا.',
        people: 'ريم أيوب',
      },
    },
    {
      code: '573ngnzw',
      kind: 'episode',
      episode: 5,
      premium: true,
      releasedDaysAgo: 288,
      en: {
        title: 'To the sea, from a captain’s daughter',
        description:
          'It kept him away on every birthday, and it brought him home each time. She has some questions.',
        people: 'Rim Ayoub',
      },
      ar: {
        title: 'إلى البحر، من ابنة قبطان',
        description: 'غيّبه عن كل أعياد ميلادها، وأعاده إليها في كل مرّة. ولديها بعض الأسئلة.',
        people: 'ريم أيوب',
      },
    },
    {
      code: 'z2ya8cdj',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 253,
      en: {
        title: 'The doctor with the cold hands',
        description:
          'She stayed after her shift and sang to him. Fifteen years on, he would like to know the name of the song.',
        people: 'Rim Ayoub',
      },
      ar: {
        title: 'الطبيبة ذات اليدين الباردتين',
        description: 'بقيت بعد مناوبتها وغنّت له. وبعد خمسة عشر عامًا يسأل: ما اسم تلك الأغنية؟',
        people: 'ريم أيوب',
      },
    },
    {
      code: 'un5gqywq',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 225,
      en: {
        title: 'What I left out at the wedding',
        description:
          'The groom’s brother wrote four pages and read one. Tonight he reads us the other three.',
        people: 'Rim Ayoub',
      },
      ar: {
        title: 'ما لم أقله في العرس',
        description: 'كتب شقيق العريس أربع صفحات وقرأ واحدة. الليلة يقرأ علينا الثلاث الباقية.',
        people: 'ريم أيوب',
      },
    },
    {
      code: '47d4eev2',
      kind: 'episode',
      episode: 8,
      premium: true,
      releasedDaysAgo: 190,
      en: {
        title: 'To whoever found my notebook',
        description:
          'It vanished on a Casablanca tram with half a novel inside. The finder, it turns out, is a listener of ours.',
        people: 'Rim Ayoub',
      },
      ar: {
        title: 'إلى من وجد دفتري',
        description: 'ضاع في ترام الدار البيضاء وفيه نصف رواية. واتضح أن من وجده يستمع إلينا.',
        people: 'ريم أيوب',
      },
    },
    {
      code: '9eh52utg',
      kind: 'episode',
      episode: 9,
      releasedDaysAgo: 155,
      en: {
        title: 'The letter that came back',
        description: 'We posted one, with permission. Six weeks later there is an envelope under the door.',
        people: 'Rim Ayoub',
      },
      ar: {
        title: 'الرسالة التي عادت',
        description: 'أرسلنا واحدة منها بإذن صاحبها، وبعد ستة أسابيع وجدنا ظرفًا تحت الباب.',
        people: 'ريم أيوب',
      },
    },
    {
      code: '3gec7sf8',
      kind: 'clip',
      releasedDaysAgo: 207,
      en: {
        title: 'Where we keep them',
        description:
          'Four thousand envelopes in a shoe cabinet, filed by a system that only Rim understands.',
        people: 'Rim Ayoub',
      },
      ar: {
        title: 'أين نحفظها؟',
        description: 'أربعة آلاف ظرف في خزانة أحذية، مرتّبة بنظام لا تفهمه إلا ريم.',
        people: 'ريم أيوب',
      },
    },
    {
      code: 'req8tqjh',
      kind: 'short',
      seconds: 32,
      releasedDaysAgo: 174,
      en: {
        title: 'Dear alarm clock',
        description: 'The shortest letter we have ever received, read with feeling at six in the morning.',
      },
      ar: {
        title: 'عزيزي المنبّه',
        description: 'أقصر رسالة وصلتنا حتى اليوم، نقرؤها بكل إحساس عند السادسة صباحًا.',
      },
    },
  ],
};
