import type { VideosOfShow } from '../seed-types';

export const FIRST_DIRHAM: VideosOfShow = {
  show: 'the-first-dirham',
  channel: 'founders',
  videos: [
    {
      code: 'vjxa7bwh',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 32,
      en: {
        title: 'Selling shade',
        description: 'Two sisters rent out umbrellas at bus stops. The first customer paid in mangoes.',
      },
      ar: {
        title: 'تجارة الظل',
        description: 'أختان تؤجّران المظلّات عند مواقف الحافلات، وأول زبون دفع لهما مانجو.',
      },
    },
    {
      code: 'fxw87274',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 25,
      en: {
        title: 'Forty rejections and a printer',
        description: 'A designer from Tunis prints every “no” she receives and hangs it on the wall.',
      },
      ar: {
        title: 'أربعون رفضًا وطابعة',
        description: 'مصممة من تونس تطبع كل رسالة رفض تصلها وتعلّقها على الجدار.',
      },
    },
    {
      code: 'r7wv2ds2',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 18,
      en: {
        title: 'The cousin on the payroll',
        description: 'What happens when the family is the company, and the company is in trouble.',
      },
      ar: {
        title: 'ابن العم على كشف الرواتب',
        description: 'ماذا يحدث حين تكون العائلة هي الشركة، وتقع الشركة في أزمة؟',
      },
    },
    {
      code: 'sw8z4yky',
      kind: 'clip',
      releasedDaysAgo: 9,
      en: {
        title: 'Pitch it to my grandmother',
        description: 'If she understands it, you may have a business. She rarely does.',
      },
      ar: {
        title: 'اشرحها لجدّتي',
        description: 'إن فهمت جدّتي فكرتك فقد تنجح، ونادرًا ما تفهم.',
      },
    },
    {
      code: 'zgbwtgbb',
      kind: 'short',
      releasedDaysAgo: 3,
      en: { title: 'Three words never to put on a slide', description: 'The second one is “disrupt”.' },
      ar: { title: 'ثلاث كلمات لا تضعها في عرضك', description: 'الكلمة الثانية هي «ثورة».' },
    },
  ],
};
