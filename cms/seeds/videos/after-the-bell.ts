import type { VideosOfShow } from '../seed-types';

export const AFTER_THE_BELL: VideosOfShow = {
  show: 'after-the-bell',
  channel: 'money-talk',
  videos: [
    {
      code: 'mca9ffnn',
      kind: 'episode',
      live: { startsInMinutes: -2_940, endsInMinutes: -2_880 },
      releasedDaysAgo: 2,
      en: {
        title: 'After the Bell, live: questions from students',
        description: 'An hour with first-year students who have their first salary and no plan.',
      },
      ar: {
        title: '«بعد الإغلاق» مباشرة: أسئلة الطلاب',
        description: 'ساعة مع طلاب السنة الأولى: راتب أول ولا خطة بعد.',
      },
    },
    {
      code: 'ffwnpnnw',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 28,
      en: {
        title: 'Where does a salary go?',
        description: 'Five people, one month and a shoebox of receipts each.',
      },
      ar: {
        title: 'أين يذهب الراتب؟',
        description: 'خمسة أشخاص وشهر واحد وعلبة فواتير لكلٍّ منهم.',
      },
    },
    {
      code: 'mechygna',
      kind: 'episode',
      episode: 2,
      premium: true,
      releasedDaysAgo: 21,
      en: {
        title: 'Gold, rent and a wedding',
        description: 'A couple in Jeddah counts the real cost of one big night.',
      },
      ar: {
        title: 'ذهب وإيجار وعرس',
        description: 'عروسان من جدة يحسبان الكلفة الحقيقية لليلة العمر.',
      },
    },
    {
      code: 'agg6wfej',
      kind: 'clip',
      releasedDaysAgo: 7,
      en: {
        title: 'Inflation, explained with falafel',
        description: 'Same sandwich, three years, three prices.',
      },
      ar: {
        title: 'التضخم بلغة الفلافل',
        description: 'الشطيرة نفسها في ثلاث سنوات، وبثلاثة أسعار.',
      },
    },
    {
      code: 'wz5wn7np',
      kind: 'short',
      releasedDaysAgo: 5,
      en: { title: 'The envelope method', description: 'Old, dull, and it still works.' },
      ar: { title: 'طريقة الظروف', description: 'قديمة ومملّة، لكنها ما زالت تنجح.' },
    },
  ],
};
