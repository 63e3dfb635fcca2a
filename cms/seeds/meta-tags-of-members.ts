import type { MetaTagsSeed } from './meta-tags-seed';

/** Metadata of what belongs to one viewer: their list, their letters, their subscription. */
export const MEMBER_META_TAGS: readonly MetaTagsSeed[] = [
  {
    code: 'newsletter',
    hero: true,
    en: {
      title: 'The newsletter',
      description: 'One letter a week from Sahra: what to watch, and what is on live. Choose your subjects.',
    },
    ar: {
      title: 'النشرة البريدية',
      description: 'رسالة واحدة كل أسبوع من سهرة: ماذا تشاهد وما الذي يُبث مباشرة. اختر ما يهمّك.',
    },
  },
  {
    code: 'saved',
    en: { title: 'My Watchlist', description: 'What you have saved on Sahra to watch later.' },
    ar: { title: 'قائمتي', description: 'ما حفظته على سهرة لتشاهده لاحقًا.' },
  },
];
