import type { RowSeed } from './row-seed';
import type { InBoth } from './seed-types';

interface LandingWords {
  title: string;
  lead: string;
  rows: readonly RowSeed[];
  plansTitle: string;
  plansText: string;
  channelsTitle: string;
  channelsText: string;
  faqTitle: string;
  newsletterTitle: string;
  newsletterText: string;
}

/**
 * The numbers of the two languages differ on purpose: both are the editors' copy, and both are true of the seeds
 * (`seed-counts.test.ts`).
 */
export const LANDING: InBoth<LandingWords> = {
  en: {
    title: 'Your evening starts here',
    lead: 'Original shows, live events and shorts from the region, in Arabic and English. Over 15 channels and podcasts, and the best seat is yours.',
    rows: [
      { title: 'Tonight on Sahra', source: 'shows', path: '/shows' },
      { title: 'Live this evening', source: 'live' },
      { title: 'Channels', source: 'channels', path: '/channels-list' },
    ],
    plansTitle: 'Choose your plan',
    plansText:
      'Take the annual subscription and get 30% off. Cancel whenever you like. We charge {{cardCheck}} to check your card and return it at once.',
    channelsTitle: 'A channel for every mood',
    channelsText: 'Football, comedy, music and more: 13 channels for the evening, and two for business.',
    faqTitle: 'Good questions',
    newsletterTitle: 'One letter, every Thursday',
    newsletterText: 'What to watch this weekend, in five minutes. Pick what you want to hear about.',
  },
  ar: {
    title: 'سهرتك تبدأ من هنا',
    lead: 'برامج أصلية وأحداث مباشرة ومقاطع قصيرة من المنطقة، بالعربية والإنجليزية. أكثر من 15 قناة وبودكاست، وأفضل مقعد محجوز لك.',
    rows: [
      { title: 'الليلة على سهرة', source: 'shows', path: '/shows' },
      { title: 'مباشر هذا المساء', source: 'live' },
      { title: 'القنوات', source: 'channels', path: '/channels-list' },
    ],
    plansTitle: 'اختر باقتك',
    plansText:
      'لك {{trialDays}} مجانًا لتجرّب سهرة، ثم قرّر. يمكنك الإلغاء متى شئت. نخصم {{cardCheck}} للتحقق من بطاقتك ونعيده إليك فورًا.',
    channelsTitle: 'لكل مزاج قناة',
    channelsText: 'كرة قدم وكوميديا وموسيقى وأعمال وغيرها: أكثر من 15 قناة وبودكاست بانتظارك متى حضرت.',
    faqTitle: 'أسئلة في محلّها',
    newsletterTitle: 'رسالة واحدة كل خميس',
    newsletterText: 'ماذا تشاهد في نهاية الأسبوع، في خمس دقائق. اختر ما يهمّك، ونحن نكتب لك عنه.',
  },
};
