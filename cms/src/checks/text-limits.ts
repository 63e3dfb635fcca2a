import type { Locale } from '@sahra/schemas/constants';

import type { LocalizedMessage } from './localized-message';

/** Maximum number of visible characters in each language, and the reason for it. */
export interface TextLimit extends Record<Locale, number> {
  why: LocalizedMessage;
}

const CARD_TITLE: TextLimit = {
  en: 80,
  // Arabic has a larger font size, so a card line holds fewer letters.
  ar: 70,
  why: {
    en: 'A card shows two lines and cuts the rest off.',
    ar: 'تعرض البطاقة سطرين فقط وتقطع الباقي.',
  },
};

const NAME: TextLimit = {
  en: 40,
  ar: 36,
  why: { en: 'It stands in one line on phones.', ar: 'يظهر في سطر واحد على الهاتف.' },
};

const MENU: TextLimit = {
  en: 28,
  ar: 24,
  why: { en: 'It stands in one line of a menu.', ar: 'يظهر في سطر واحد من القائمة.' },
};

const RESULT_TITLE: TextLimit = {
  en: 60,
  ar: 60,
  why: {
    en: 'Search engines cut longer titles off.',
    ar: 'محركات البحث تقطع العناوين الأطول.',
  },
};

const RESULT_TEXT: TextLimit = {
  en: 160,
  ar: 160,
  why: {
    en: 'Search engines cut longer descriptions off.',
    ar: 'محركات البحث تقطع الأوصاف الأطول.',
  },
};

const SPOKEN: TextLimit = {
  en: 150,
  ar: 150,
  why: {
    en: 'Screen readers read it in one go, without a way to pause.',
    ar: 'قارئات الشاشة تقرؤه دفعة واحدة بلا توقف.',
  },
};

/** Limits by type and field; a field without an entry has the limit of its schema in both languages. */
export const TEXT_LIMITS: Readonly<Record<string, TextLimit>> = {
  'api::show.show-text.title': CARD_TITLE,
  'api::video.video-text.title': CARD_TITLE,
  'api::schedule.schedule-entry-text.title': CARD_TITLE,
  'api::season.season-text.title': NAME,
  'api::channel.channel-text.name': NAME,
  'api::sport.sport-text.name': NAME,
  'api::menu.menu-item-text.title': MENU,
  'api::meta-tags.meta-tag-text.title': RESULT_TITLE,
  'api::meta-tags.meta-tag-text.description': RESULT_TEXT,
  'api::show.show-text.posterAlt': SPOKEN,
  'api::video.video-text.posterAlt': SPOKEN,
  'api::channel.channel-text.pictureAlt': SPOKEN,
  'api::sport.sport-text.pictureAlt': SPOKEN,
  'api::modal.modal-text.pictureAlt': SPOKEN,
  'api::meta-tags.meta-tag-text.pictureAlt': SPOKEN,
  'api::landing.landing.heroAlt': SPOKEN,
};
