import type { MetaTagsSeed } from './meta-tags-seed';

/** Metadata of the pages of sports, and of the choice of channels. */
export const SPORTS_META_TAGS: readonly MetaTagsSeed[] = [
  {
    code: 'sports',
    en: {
      title: 'Sports on Sahra',
      description:
        'Football, padel and fight nights: what is live, what comes next, and every match to see again.',
    },
    ar: {
      title: 'الرياضة على سهرة',
      description: 'كرة قدم وبادل وليالي نزال: ما يُبث الآن، وما يأتي بعده، وكل مباراة تستحق الإعادة.',
    },
  },
  {
    code: 'personalize-categories',
    en: { title: 'Your channels', description: 'Choose which channels of Sahra come first for you.' },
    ar: { title: 'قنواتك', description: 'اختيار قنوات سهرة التي تظهر لك أولًا.' },
  },
];
