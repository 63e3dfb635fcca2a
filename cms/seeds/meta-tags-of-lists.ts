import type { MetaTagsSeed } from './meta-tags-seed';

/** Metadata of pages that lead through the catalogue: areas, categories, whole lists. */
export const LIST_META_TAGS: readonly MetaTagsSeed[] = [
  {
    code: 'business',
    en: {
      title: 'Business on Sahra',
      description:
        'Founders who tell you what it cost, money explained the way a friend would, and technology.',
    },
    ar: {
      title: 'أعمال على سهرة',
      description: 'مؤسسون يروون ما كلّفهم الطريق، وحديث عن المال بلغة صديق، وتقنية تستحق وقتك.',
    },
  },
  {
    code: 'more',
    en: {
      title: 'More: every channel of Sahra',
      description:
        'All channels with their pictures, from street football and padel to music, business and film.',
    },
    ar: {
      title: 'المزيد: كل قنوات سهرة',
      description: 'جميع القنوات بصورها، من كرة الحارة والبادل إلى الموسيقى والأعمال والسينما.',
    },
  },
  {
    code: 'view-all',
    en: {
      title: 'Everything on Sahra',
      description: 'Whole lists of live events, new videos, shows, podcasts, clips and shorts, by channel.',
    },
    ar: {
      title: 'كل ما على سهرة',
      description: 'قوائم كاملة للأحداث المباشرة والفيديوهات الجديدة والبرامج والبودكاست والمقاطع، لكل قناة.',
    },
  },
];
