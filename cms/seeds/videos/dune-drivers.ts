import type { VideosOfShow } from '../seed-types';

export const DUNE_DRIVERS: VideosOfShow = {
  show: 'dune-drivers',
  channel: 'desert-motors',
  videos: [
    {
      code: 'f9k8gjav',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 30,
      en: {
        title: 'The engine from the scrapyard',
        description: 'Nine weeks, three mechanics and a truck that everyone had given up on.',
      },
      ar: {
        title: 'محرّك من ساحة الخردة',
        description: 'تسعة أسابيع وثلاثة ميكانيكيين وشاحنة يئس منها الجميع.',
      },
    },
    {
      code: 'pns42kma',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 23,
      en: {
        title: 'Reading the sand',
        description: 'Umm Khalid has guided convoys for thirty years, and she does not own a map.',
        people: 'Umm Khalid',
      },
      ar: {
        title: 'قراءة الرمل',
        description: 'تقود أم خالد القوافل منذ ثلاثين عامًا، ولا تملك خريطة واحدة.',
        people: 'أم خالد',
      },
    },
    {
      code: 's8y7ueq3',
      kind: 'highlight',
      premium: true,
      releasedDaysAgo: 8,
      en: {
        title: 'Night stage: the best of the climb',
        description: 'Two hundred metres of dune, headlights only, and one driver who takes it backwards.',
      },
      ar: {
        title: 'مرحلة الليل: أجمل لحظات الصعود',
        description: 'كثيب بارتفاع مئتي متر على ضوء المصابيح وحدها، وسائق يصعده إلى الخلف.',
      },
    },
    {
      code: 'wvzuet3y',
      kind: 'clip',
      releasedDaysAgo: 11,
      en: {
        title: 'How to leave a soft dune',
        description: 'Less air, less pride, and a friend with a rope.',
      },
      ar: {
        title: 'كيف تخرج من الرمل الناعم؟',
        description: 'خفّف هواء الإطارات وخفّف من غرورك، ولا تنسَ صديقًا معه حبل.',
      },
    },
    {
      code: 'yutsh5sd',
      kind: 'short',
      releasedDaysAgo: 6,
      en: { title: 'Tea at the top', description: 'The kettle made it. The bumper did not.' },
      ar: { title: 'شاي على القمة', description: 'وصل الإبريق سالمًا، أما الصدّام فلا.' },
    },
  ],
};
