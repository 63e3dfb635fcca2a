import type { VideosOfShow } from '../seed-types';

export const BEFORE_SUNRISE: VideosOfShow = {
  show: 'before-sunrise',
  channel: 'fitness',
  videos: [
    {
      code: 'x4nucrm5',
      kind: 'episode',
      live: { startsInMinutes: 2_250, endsInMinutes: 2_370 },
      releasedDaysAgo: 0,
      en: {
        title: 'Before Sunrise, live: wake the corniche',
        description:
          'Two hours of walking, stretching and breathing with three coaches. Bring water, and anyone you can get out of bed.',
      },
      ar: {
        title: '«قبل الشروق» مباشرة: نوقظ الكورنيش',
        description: 'ساعتان من المشي والإطالة والتنفّس مع ثلاثة مدرّبين. أحضر ماءً، ومن تقدر على إيقاظه.',
      },
    },
    {
      code: 'mmweqym2',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 68,
      en: {
        title: 'The baker’s ten kilometres',
        description:
          'Younes has been up since two. While the ovens hold their heat, he runs to the lighthouse and back.',
        people: 'Younes Alami',
      },
      ar: {
        title: 'عشرة كيلومترات مع الخبّاز',
        description: 'يونس مستيقظ منذ الثانية. وبينما تحفظ الأفران حرارتها، يركض إلى المنارة ويعود.',
        people: 'يونس العلمي',
      },
    },
    {
      code: '9ckxns35',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 61,
      en: {
        title: 'The cold-water ladies',
        description:
          'Nine swimmers off Beirut, the oldest seventy-four, and a flask that stays shut until everyone is out.',
      },
      ar: {
        title: 'سيّدات الماء البارد',
        description: 'تسع سبّاحات قبالة بيروت، أكبرهنّ في الرابعة والسبعين، وترمس لا يُفتح حتى تخرج آخرهنّ.',
      },
    },
    {
      code: 'df7u33bh',
      kind: 'episode',
      episode: 3,
      releasedDaysAgo: 54,
      en: {
        title: 'The slowest club in Riyadh',
        description:
          'There is only one rule. If you cannot tell a story while running, you are going too fast.',
      },
      ar: {
        title: 'أبطأ نادٍ في الرياض',
        description: 'القاعدة واحدة: إن لم تستطع أن تروي حكاية وأنت تركض، فأنت مستعجل.',
      },
    },
    {
      code: 'ggce3xk5',
      kind: 'episode',
      episode: 4,
      premium: true,
      releasedDaysAgo: 47,
      en: {
        title: 'A thousand steps of Amman',
        description:
          'They train from hill to hill. Every morning the same man overtakes them, with a tray of bread on his head.',
      },
      ar: {
        title: 'ألف درجة في عمّان',
        description: 'يتدرّبون من جبل إلى جبل، وكل صباح يسبقهم الرجل نفسه وعلى رأسه فرش خبز.',
      },
    },
    {
      code: 's8ta3m7d',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 33,
      en: {
        title: 'Eight teachers in one boat',
        description:
          'They row past the fish market before school. The first lesson of the day is to breathe together.',
      },
      ar: {
        title: 'ثماني معلّمات في قارب',
        description: 'يجدّفن بمحاذاة سوق السمك قبل المدرسة، والدرس الأول: أن يتنفّسن معًا.',
      },
    },
    {
      code: '79hcmx5q',
      kind: 'episode',
      episode: 6,
      releasedDaysAgo: 19,
      en: {
        title: 'Amal’s evening, your morning',
        description:
          'The night shift is over, the city is putting on its shoes, and a nurse unrolls her yoga mat.',
        people: 'Amal Suleiman',
      },
      ar: {
        title: 'مساء أمل، صباح الجميع',
        description: 'انتهت مناوبة الليل، والمدينة تلبس حذاءها، وممرّضة تفرش بساط اليوغا.',
        people: 'أمل سليمان',
      },
    },
    {
      code: 'kj3gsrgb',
      kind: 'episode',
      episode: 7,
      premium: true,
      releasedDaysAgo: 5,
      en: {
        title: 'The red string',
        description:
          'Ziad is blind, Fares is his guide. Between them run a string, a half marathon and a great deal of gossip.',
        people: 'Ziad Haddadin\nFares Obeid',
      },
      ar: {
        title: 'الخيط الأحمر',
        description: 'زياد كفيف وفارس دليله، وبينهما خيط ونصف ماراثون، وكثير من أخبار الناس.',
        people: 'زياد حدادين\nفارس عبيد',
      },
    },
    {
      code: 'uhdm73hh',
      kind: 'clip',
      releasedDaysAgo: 40,
      en: {
        title: 'Where do you hide the alarm clock?',
        description:
          'Six early risers give honest answers. One of them uses the oven, another uses his brother.',
      },
      ar: {
        title: 'أين تخبّئ المنبّه؟',
        description: 'ستة من أهل الفجر يجيبون بصدق. أحدهم يضعه في الفرن، وآخر يضعه عند أخيه.',
      },
    },
    {
      code: 'wnk7yv79',
      kind: 'clip',
      releasedDaysAgo: 12,
      en: {
        title: 'Eight breakfasts in the dark',
        description: 'Dates, cold rice, yesterday’s soup: what people really eat before they run.',
      },
      ar: {
        title: 'ثماني وجبات فطور في العتمة',
        description: 'تمر وأرز بارد وحساء الأمس: هذا ما يأكله الناس فعلًا قبل الركض.',
      },
    },
    {
      code: '8zwy344e',
      kind: 'short',
      releasedDaysAgo: 26,
      en: {
        title: 'The double knot',
        description: 'One street lamp, two gloves, and a lace that must hold until the bridge.',
      },
      ar: { title: 'عقدة مزدوجة', description: 'مصباح شارع واحد وقفّازان، ورباط عليه أن يصمد حتى الجسر.' },
    },
    {
      code: '77cxgx43',
      kind: 'short',
      releasedDaysAgo: 2,
      en: {
        title: 'The blue before the sun',
        description: 'The sky, just before the city remembers that it is a city.',
      },
      ar: {
        title: 'الأزرق الذي يسبق الشمس',
        description: 'السماء في اللحظة التي تسبق تذكّر المدينة أنها مدينة.',
      },
    },
  ],
};
