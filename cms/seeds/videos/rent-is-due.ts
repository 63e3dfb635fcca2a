import type { VideosOfShow } from '../seed-types';

export const RENT_IS_DUE: VideosOfShow = {
  show: 'the-rent-is-due',
  channel: 'money-talk',
  videos: [
    {
      code: 'cbagz8jw',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 150,
      en: {
        title: 'Five flatmates and a calculator',
        description:
          'Who takes the longest showers? Who never cooks? And why does the smallest room pay for the balcony?',
      },
      ar: {
        title: 'خمسة شركاء سكن وآلة حاسبة',
        description: 'من يطيل الاستحمام؟ ومن لا يطبخ أبدًا؟ ولماذا تدفع أصغر غرفة ثمن الشرفة؟',
      },
    },
    {
      code: '5a9a65hv',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 143,
      en: {
        title: 'Four cheques or twelve?',
        description:
          'A landlord and his tenant swap wallets for a year, on paper. By June both want their own back.',
      },
      ar: {
        title: 'أربعة شيكات أم اثنا عشر؟',
        description: 'مالك ومستأجر يتبادلان محفظتيهما سنة كاملة على الورق. وفي يونيو يطالب كلٌّ منهما بمحفظته.',
      },
    },
    {
      code: 'ttev94th',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 129,
      en: {
        title: 'The deposit and the nail in the wall',
        description:
          'Two thousand dirhams hang on a picture hook, and on a page that somebody should have read.',
      },
      ar: {
        title: 'مبلغ التأمين ومسمار الجدار',
        description: 'ألفا درهم معلّقة بمسمار لوحة، وبصفحة كان على أحدهم أن يقرأها.',
      },
    },
    {
      code: 'sq3yg57g',
      kind: 'episode',
      episode: 4,
      releasedDaysAgo: 115,
      en: {
        title: 'Living with your parents: the invoice',
        description:
          'It costs nothing, except the curfew, the errands and your mother’s opinion of your shoes.',
      },
      ar: {
        title: 'فاتورة السكن مع الأهل',
        description: 'لا يكلّف شيئًا، سوى موعد العودة والمشاوير ورأي أمك في حذائك.',
      },
    },
    {
      code: '3xme6duz',
      kind: 'episode',
      episode: 5,
      releasedDaysAgo: 36,
      en: {
        title: 'Near work, or near life?',
        description:
          'Two flats, fifty minutes apart. We put a price on traffic, on coffee and on the friends you stop seeing.',
      },
      ar: {
        title: 'قرب العمل أم قرب الحياة؟',
        description: 'شقتان بينهما خمسون دقيقة. نضع سعرًا للزحام وللقهوة ولأصدقاء لن تراهم كثيرًا.',
      },
    },
    {
      code: 'r6xs4wbz',
      kind: 'episode',
      episode: 6,
      premium: true,
      releasedDaysAgo: 22,
      en: {
        title: 'The raise came, and the rent saw it',
        description:
          'Nabil earned ten percent more in March and could not find it in April. We go looking with him.',
        people: 'Nabil Sharif',
      },
      ar: {
        title: 'زاد الراتب، فعلم الإيجار',
        description: 'زاد راتب نبيل عشرة في المئة في مارس، وفي أبريل لم يجد للزيادة أثرًا. نبحث عنها معه.',
        people: 'نبيل شريف',
      },
    },
    {
      code: 'v65jsr48',
      kind: 'episode',
      episode: 7,
      releasedDaysAgo: 9,
      en: {
        title: 'Buy, or keep renting?',
        description:
          'A young couple, a leaflet from the bank and a spreadsheet with a tab called “Mother said”.',
      },
      ar: {
        title: 'نشتري أم نبقى مستأجرين؟',
        description: 'زوجان شابّان وكتيّب من البنك، وجدول حسابات فيه صفحة اسمها «أمي قالت».',
      },
    },
    {
      code: '9drtry4s',
      kind: 'clip',
      releasedDaysAgo: 101,
      en: {
        title: 'The landlord’s voice notes',
        description: 'He asks after your health, your work and your mother. The fourth question is the rent.',
      },
      ar: {
        title: 'رسائل المالك الصوتية',
        description: 'يسألك عن صحتك وعملك وأمك، أما السؤال الرابع فهو الإيجار.',
      },
    },
    {
      code: 't9u547cj',
      kind: 'clip',
      releasedDaysAgo: 50,
      en: {
        title: 'How to read a lease',
        description: 'Start at the back, circle every “unless”, and never sign standing up.',
      },
      ar: {
        title: 'كيف تقرأ عقد إيجارك',
        description: 'ابدأ من الصفحة الأخيرة، وضع دائرة حول كل «إلا إذا»، ولا توقّع وأنت واقف.',
      },
    },
    {
      code: 'ecq5n3jg',
      kind: 'short',
      releasedDaysAgo: 8,
      en: {
        title: 'Dinner on day thirty-one',
        description: 'The month is longer than the salary. Three recipes out of an honest fridge.',
      },
      ar: {
        title: 'عشاء اليوم الحادي والثلاثين',
        description: 'الشهر أطول من الراتب. إليك ثلاث وصفات من ثلاجة صريحة.',
      },
    },
    {
      code: '4s474s4e',
      kind: 'short',
      releasedDaysAgo: 27,
      en: {
        title: '“Fully furnished”',
        description: 'A chair, a curtain and an oil painting of a horse. We take the tour.',
      },
      ar: {
        title: '«مفروشة بالكامل»',
        description: 'كرسي وستارة ولوحة زيتية لحصان. تفضّلوا معنا في جولة داخل الإعلان.',
      },
    },
  ],
};
