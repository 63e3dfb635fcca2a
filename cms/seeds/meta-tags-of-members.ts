import type { MetaTagsSeed } from './meta-tags-seed';

/** Metadata of pages that belong to one viewer: their list, their letters, their subscription. */
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
  {
    code: 'settings-newsletter',
    en: { title: 'Newsletter settings', description: 'Choose which letters of Sahra come to your address.' },
    ar: { title: 'إعدادات النشرة', description: 'اختر ما يصل إلى بريدك من رسائل سهرة.' },
  },
  {
    code: 'referral-code',
    en: {
      title: 'Invite a friend',
      description: 'Your own code on Sahra: copy it, or share the link that carries it.',
    },
    ar: { title: 'ادعُ صديقًا', description: 'رمز دعوتك على سهرة: انسخه أو شارك رابطه.' },
  },
  {
    code: 'referral-friend',
    en: { title: 'A friend’s code', description: 'Tell Sahra which friend brought you here.' },
    ar: { title: 'رمز صديق', description: 'أخبر سهرة أي صديق دعاك إليها.' },
  },
  {
    code: 'settings-subscription',
    en: {
      title: 'Subscription',
      description: 'Your plan on Sahra, what is paid next, your receipts, and how to change or cancel.',
    },
    ar: {
      title: 'الاشتراك',
      description: 'باقتك على سهرة ودفعتك القادمة وإيصالاتك، وكيف تغيّرها أو تلغيها.',
    },
  },
];
