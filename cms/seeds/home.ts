import type { RowSeed } from './row-seed';
import type { InBoth } from './seed-types';

/** Featured shows at the head of the home page, by slug. */
export const FEATURED = [
  'oud-after-dark',
  'mina-cup-backup',
  'the-slow-road',
  'respawn',
  'dune-drivers',
] as const;

export const HOME: InBoth<{ title: string; rows: readonly RowSeed[] }> = {
  en: {
    title: 'Tonight on Sahra',
    rows: [
      { title: 'Tonight, hour by hour', source: 'tonight' },
      { title: 'Live, now and soon', source: 'live' },
      { title: 'Fresh this week', source: 'newest' },
      { title: 'Channels', source: 'channels', path: '/channels-list' },
      { title: 'Original shows', source: 'originals', path: '/shows' },
      { title: 'Podcasts for the way home', source: 'podcasts' },
      { title: 'Shorts', source: 'shorts' },
    ],
  },
  ar: {
    title: 'الليلة على سهرة',
    rows: [
      { title: 'الليلة ساعة بساعة', source: 'tonight' },
      { title: 'مباشر الآن وبعد قليل', source: 'live' },
      { title: 'جديد هذا الأسبوع', source: 'newest' },
      { title: 'القنوات', source: 'channels', path: '/channels-list' },
      { title: 'برامجنا الأصلية', source: 'originals', path: '/shows' },
      { title: 'بودكاست لطريق العودة', source: 'podcasts' },
      { title: 'مقاطع قصيرة', source: 'shorts' },
    ],
  },
};
