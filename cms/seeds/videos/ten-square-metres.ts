import type { VideosOfShow } from '../seed-types';

export const TEN_SQUARE_METRES: VideosOfShow = {
  show: 'ten-square-metres',
  channel: 'fitness',
  videos: [
    {
      code: '5esaatta',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 300,
      en: {
        title: 'First, move the table',
        description:
          'Exercises without a single jump. The family downstairs will never know you have a hobby.',
        people: 'Dalia Hosny',
      },
      ar: {
        title: 'أولًا: أزِح الطاولة',
        description: 'تمارين بلا قفزة واحدة. لن تعرف عائلة الطابق السفلي أن لك هواية.',
        people: 'داليا حسني',
      },
    },
    {
      code: '8sgqtewg',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 286,
      en: {
        title: 'Two bottles of water',
        description:
          'Shoulders and arms with what you have in the kitchen. When you are done, drink the weights.',
        people: 'Dalia Hosny',
      },
      ar: {
        title: 'قارورتا ماء',
        description: 'تمرين للكتفين والذراعين بما في مطبخك. وحين تنتهي، اشرب الأثقال.',
        people: 'داليا حسني',
      },
    },
    {
      code: 'tka4ugrg',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 272,
      en: {
        title: 'This chair is not for sitting',
        description:
          'Legs, core and balance. Test the fourth leg before you begin; on camera, Dalia did not.',
        people: 'Dalia Hosny',
      },
      ar: {
        title: 'هذا الكرسي ليس للجلوس',
        description: 'ساقان وبطن وتوازن. اختبر الرجل الرابعة قبل أن تبدأ، فداليا نسيت والكاميرا تصوّر.',
        people: 'داليا حسني',
      },
    },
    {
      code: 'gv3y82sk',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 251,
      en: {
        title: 'For hips that sit all day',
        description: 'Slow stretches for drivers, students and everyone who says “ouch” while getting up.',
        people: 'Dalia Hosny',
      },
      ar: {
        title: 'لمن يجلس طوال النهار',
        description: 'تمارين إطالة هادئة للسائقين والطلاب، ولكل من يقول «آخ» وهو يقوم من مكانه.',
        people: 'داليا حسني',
      },
    },
    {
      code: 'qj6nn32z',
      kind: 'episode',
      episode: 5,
      premium: true,
      releasedDaysAgo: 223,
      en: {
        title: 'Dance, badly',
        description: 'Four songs and three steps. Close the curtains if you must; Dalia leaves hers open.',
        people: 'Dalia Hosny',
      },
      ar: {
        title: 'ارقص كيفما كان',
        description: 'أربع أغانٍ وثلاث خطوات. أسدل الستائر إن شئت، أما ستائر داليا فمفتوحة.',
        people: 'داليا حسني',
      },
    },
    {
      code: 'f62f8j9t',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 187,
      en: {
        title: 'Push-ups with a passenger',
        description:
          'Hani’s daughter weighs eleven kilos and giggles every time he goes down. So does he, until number six.',
        people: 'Hani Rizk',
      },
      ar: {
        title: 'ضغط وعلى الظهر راكبة',
        description: 'ابنة هاني وزنها أحد عشر كيلوغرامًا، وتضحك كلما نزل. وهو يضحك أيضًا، حتى العدّة السادسة.',
        people: 'هاني رزق',
      },
    },
    {
      code: 'wb3h47rh',
      kind: 'episode',
      episode: 7,
      premium: true,
      releasedDaysAgo: 152,
      en: {
        title: 'Thirty days on one rug',
        description: 'Three flats, three beginners and no bathroom scales. We measured it in stairs instead.',
        people: 'Dalia Hosny',
      },
      ar: {
        title: 'ثلاثون يومًا على سجّادة واحدة',
        description: 'ثلاث شقق وثلاثة مبتدئين وبلا ميزان. حسبنا التقدّم بعدد درجات السلّم.',
        people: 'داليا حسني',
      },
    },
    {
      code: 'j8mgrp2a',
      kind: 'clip',
      releasedDaysAgo: 237,
      en: {
        title: 'Squat as if you had lost an earring',
        description: 'It is the only instruction that has ever worked on Dalia’s mother, and now on us.',
      },
      ar: {
        title: 'قرفص كأنك أضعت قرطًا',
        description: 'النصيحة الوحيدة التي نجحت مع والدة داليا، وها هي تنجح معنا.',
      },
    },
    {
      code: '6bfnm8pe',
      kind: 'clip',
      releasedDaysAgo: 139,
      en: {
        title: 'What your back is trying to say',
        description: 'Three stretches for the end of the day, translated from the original groaning.',
      },
      ar: {
        title: 'ماذا يريد ظهرك أن يقول؟',
        description: 'ثلاث حركات إطالة لآخر النهار، مترجمة بأمانة عن لغة الأنين.',
      },
    },
    {
      code: 'uzrhh5j7',
      kind: 'short',
      releasedDaysAgo: 110,
      en: {
        title: 'Plank until the advert ends',
        description: 'Hold it for one advert. You will never again call an advert short.',
      },
      ar: {
        title: 'بلانك حتى ينتهي الإعلان',
        description: 'اثبت مدّة إعلان واحد. لن تصف إعلانًا بالقصير بعد اليوم.',
      },
    },
    {
      code: 'p8yh777g',
      kind: 'short',
      releasedDaysAgo: 89,
      en: {
        title: 'Sofa push-ups, cat included',
        description: 'She lies down exactly where your nose has to go. Ten push-ups, ten kisses.',
      },
      ar: {
        title: 'ضغط على الكنبة مع القطة',
        description: 'تتمدّد تمامًا حيث يجب أن ينزل أنفك. عشر ضغطات وعشر قبلات.',
      },
    },
  ],
};
