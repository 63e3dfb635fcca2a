import type { VideosOfShow } from '../seed-types';

export const WEIGH_IN: VideosOfShow = {
  show: 'weigh-in',
  channel: 'combat-sports',
  videos: [
    {
      code: 'zqq57mbg',
      kind: 'match',
      live: { startsInMinutes: -600, endsInMinutes: -480 },
      releasedDaysAgo: 0,
      en: {
        title: 'Amateur night at the port gym: Hamdan v Sliti',
        description:
          'Both made the weight with fifty grams to spare. One of them had to take off his wedding ring.',
        people: 'Jassim Hamdan\nBilal Sliti',
      },
      ar: {
        title: 'ليلة الهواة في صالة الميناء: حمدان ضد السليطي',
        description: 'اجتاز الاثنان الميزان بفارق خمسين غرامًا، واضطر أحدهما إلى خلع خاتم زواجه.',
        people: 'جاسم حمدان\nبلال السليطي',
      },
    },
    {
      code: 'b6fxbd97',
      kind: 'match',
      premium: true,
      releasedDaysAgo: 31,
      en: {
        title: 'Rania Kader v Maysa Aoun',
        description: 'Six rounds between friends who share a coach, a car and, until tonight, a corner.',
        people: 'Rania Kader\nMaysa Aoun',
      },
      ar: {
        title: 'رانيا قادر ضد ميساء عون',
        description: 'ست جولات بين صديقتين تتقاسمان المدرّب والسيارة، وكانتا حتى الليلة تتقاسمان الركن.',
        people: 'رانيا قادر\nميساء عون',
      },
    },
    {
      code: '8ur74mfq',
      kind: 'match',
      releasedDaysAgo: 88,
      en: {
        title: 'Beach wrestling: the final in the sand ring',
        description:
          'No mats, no shoes, and the tide is due at the third fall. The judges are sitting in a boat.',
      },
      ar: {
        title: 'مصارعة الشاطئ: نهائي حلبة الرمل',
        description: 'بلا بساط ولا أحذية، والمدّ يصل عند السقطة الثالثة. لذا جلس الحكّام في قارب.',
      },
    },
    {
      code: 'jhwn9rtt',
      kind: 'match',
      premium: true,
      releasedDaysAgo: 160,
      en: {
        title: 'The postman v the pastry cook',
        description:
          'Ziad always delivers, Fouad has sugar on his gloves. Eight rounds after the politest face-off ever filmed.',
        people: 'Ziad Barqawi\nFouad Halabi',
      },
      ar: {
        title: 'ساعي البريد ضد الحلواني',
        description: 'زياد لا تتأخر طروده، وفؤاد في قفازيه سكّر. ثماني جولات بعد ألطف مواجهة صوّرناها.',
        people: 'زياد برقاوي\nفؤاد حلبي',
      },
    },
    {
      code: '8tehvdpt',
      kind: 'highlight',
      releasedDaysAgo: 30,
      en: {
        title: 'Kader v Aoun: the fourth and the sixth',
        description: 'Two rounds worth keeping, and a hug that started before the bell had finished.',
        people: 'Rania Kader\nMaysa Aoun',
      },
      ar: {
        title: 'قادر ضد عون: الرابعة والسادسة',
        description: 'جولتان تستحقان الحفظ، وعناق بدأ قبل أن يسكت الجرس.',
        people: 'رانيا قادر\nميساء عون',
      },
    },
    {
      code: 'zbxj73pw',
      kind: 'highlight',
      releasedDaysAgo: 200,
      en: {
        title: 'The winter’s knockdowns',
        description: 'Thirteen times down and thirteen times up again. We counted along with the referee.',
      },
      ar: {
        title: 'سقطات الشتاء',
        description: 'ثلاث عشرة سقطة، وثلاث عشرة وقفة بعدها. عددناها بصوت واحد مع الحكم.',
      },
    },
    {
      code: 'n5xk2p8y',
      kind: 'clip',
      releasedDaysAgo: 45,
      en: {
        title: 'Three hundred grams too many',
        description:
          'He has half an hour and a skipping rope. The whole gym skips along so that he is not alone.',
      },
      ar: {
        title: 'ثلاثمئة غرام زائدة',
        description: 'أمامه نصف ساعة وحبل قفز. والصالة كلها تقفز معه كي لا يقفز وحده.',
      },
    },
    {
      code: '36djzunn',
      kind: 'clip',
      releasedDaysAgo: 70,
      en: {
        title: 'What the cutman carries',
        description: 'Swabs, ice and a photograph of his own broken nose, which calms people down.',
      },
      ar: { title: 'حقيبة المسعف', description: 'قطن وثلج وصورة لأنفه المكسور، يُريها للملاكم الخائف فيهدأ.' },
    },
    {
      code: 'p4tdw9mp',
      kind: 'clip',
      releasedDaysAgo: 5,
      en: {
        title: 'The staring contest',
        description: 'They held it for eighty seconds. Then a stomach rumbled, and both of them lost.',
      },
      ar: {
        title: 'حرب النظرات',
        description: 'صمدا ثمانين ثانية، ثم قرقرت معدة أحدهما فخسر الاثنان من الضحك.',
      },
    },
    {
      code: 'vn7g8f8z',
      kind: 'short',
      releasedDaysAgo: 4,
      en: {
        title: 'Breakfast after the scale',
        description: 'Fourteen eggs, two pans and a middleweight who does not say a word.',
      },
      ar: {
        title: 'فطور ما بعد الميزان',
        description: 'أربع عشرة بيضة ومقلاتان، وملاكم من الوزن المتوسط لا ينطق بحرف.',
      },
    },
    {
      code: 'jvvy9g9c',
      kind: 'short',
      releasedDaysAgo: 22,
      en: {
        title: 'Skipping rope in the kitchen',
        description:
          'Her mother asked for quiet, so she learned to land like a cat. Now nobody hears her coming.',
      },
      ar: {
        title: 'نطّ الحبل في المطبخ',
        description: 'طلبت أمها الهدوء، فتعلّمت أن تهبط كالقطط. واليوم لا يسمعها أحد وهي قادمة.',
      },
    },
  ],
};
