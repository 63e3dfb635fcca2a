import type { MetaTagsSeed } from './meta-tags-seed';

/** Metadata of the search page. */
export const SEARCH_META_TAGS: readonly MetaTagsSeed[] = [
  {
    code: 'search',
    hero: true,
    en: {
      title: 'Search',
      description: 'Find shows, episodes, people and channels on Sahra, in Arabic or in English.',
    },
    ar: {
      title: 'بحث',
      description: 'ابحث في سهرة عن البرامج والحلقات والأسماء والقنوات، بالعربية أو بالإنجليزية.',
    },
  },
];
