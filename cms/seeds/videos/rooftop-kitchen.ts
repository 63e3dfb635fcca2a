import type { VideosOfShow } from '../seed-types';

export const ROOFTOP_KITCHEN: VideosOfShow = {
  show: 'rooftop-kitchen',
  channel: 'kitchen-stories',
  videos: [
    {
      code: 'dpb3m676',
      kind: 'episode',
      episode: 1,
      releasedDaysAgo: 27,
      en: {
        title: 'Koshari for forty',
        description: 'One gas ring, one rooftop in Cairo and every neighbour on the stairs.',
      },
      ar: {
        title: 'كشري لأربعين ضيفًا',
        description: 'شعلة واحدة وسطح في القاهرة، والجيران جميعًا على الدرج.',
      },
    },
    {
      code: 'z4fs7umn',
      kind: 'episode',
      episode: 2,
      releasedDaysAgo: 20,
      en: {
        title: 'The fisherman’s sayadieh',
        description: 'Abu Rami cooks what he caught this morning, and argues about the onions.',
        people: 'Abu Rami Haddad',
      },
      ar: {
        title: 'صيّادية أبي رامي',
        description: 'يطبخ أبو رامي ما اصطاده هذا الصباح، ويجادل في أمر البصل.',
        people: 'أبو رامي حداد',
      },
    },
    {
      code: 'hg5c2qjj',
      kind: 'episode',
      episode: 3,
      premium: true,
      releasedDaysAgo: 10,
      en: {
        title: 'Bread without an oven',
        description: 'Stones, embers and a grandmother in Salalah who measures by ear.',
      },
      ar: {
        title: 'خبز بلا فرن',
        description: 'حجارة وجمر وجدّة في صلالة تضبط المقادير بسمعها.',
      },
    },
    {
      code: 'k9hpaq8e',
      kind: 'clip',
      releasedDaysAgo: 7,
      en: {
        title: 'The correct way to fold a warak enab',
        description: 'There are four correct ways. Here is hers.',
      },
      ar: { title: 'الطريقة الصحيحة للف ورق العنب', description: 'هناك أربع طرق صحيحة، وهذه طريقتها.' },
    },
    {
      code: 'mrqtvfsb',
      kind: 'short',
      releasedDaysAgo: 2,
      en: { title: 'Cardamom, always', description: 'A coffee lesson in under a minute.' },
      ar: { title: 'الهيل أولًا', description: 'درس في القهوة في أقل من دقيقة.' },
    },
  ],
};
