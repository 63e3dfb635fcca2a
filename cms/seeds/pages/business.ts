import type { RowSeed } from '../row-seed';
import type { InBoth } from '../seed-types';

interface BusinessSeed {
  title: string;
  lead: string;
  rows: readonly RowSeed[];
  advertisersTitle: string;
  advertisersText: string;
  advertisersLabel: string;
}

export const BUSINESS: InBoth<BusinessSeed> = {
  en: {
    title: 'Business, without the tie',
    lead: 'Founders who tell you what it cost, and money explained the way a friend would. For those who build something, and for those who only want the month to end well.',
    rows: [
      { title: 'Business shows', source: 'business' },
      { title: 'From founders', source: 'channel', channel: 'founders', path: '/founders' },
      { title: 'About your money', source: 'channel', channel: 'money-talk', path: '/money-talk' },
      { title: 'What technology is worth', source: 'channel', channel: 'tech', path: '/tech' },
    ],
    advertisersTitle: 'Is your brand looking for an evening?',
    advertisersText:
      'Branded content, podcasts, the newsletter, connected TV and in-stream spots: our manifesto says what we offer, and what we do not do.',
    advertisersLabel: 'Read the manifesto',
  },
  ar: {
    title: 'أعمال بلا ربطة عنق',
    lead: 'روّاد أعمال يروون لك الثمن الذي دفعوه، ومال يُشرح كما يشرحه صديق. لمن يبني مشروعًا، ولمن يريد فقط أن ينتهي الشهر على خير.',
    rows: [
      { title: 'برامج الأعمال', source: 'business' },
      { title: 'من روّاد الأعمال', source: 'channel', channel: 'founders', path: '/founders' },
      { title: 'عن مالك', source: 'channel', channel: 'money-talk', path: '/money-talk' },
      { title: 'ما تستحقه التقنية', source: 'channel', channel: 'tech', path: '/tech' },
    ],
    advertisersTitle: 'هل تبحث علامتك عن سهرة؟',
    advertisersText:
      'محتوى باسم علامتك وبودكاست ونشرة وتلفزيون متصل وإعلانات ضمن الفيديو: في بياننا ما نقدّمه، وما لا نفعله.',
    advertisersLabel: 'اقرأ بياننا',
  },
};
