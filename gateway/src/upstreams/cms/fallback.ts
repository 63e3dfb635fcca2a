/** What happens to a record that is not published in the language asked for. */
export type Fallback = 'other-language' | 'hidden';

/**
 * Declared per type. A type that can say `language` falls back to the other one and says so;
 * one that cannot (share metadata, a single question) is hidden, because unmarked words in the wrong language are worse.
 * Settings and the words of plans fall back although they cannot say it: no page can be shown without a brand, and no plan without a name.
 */
export const FALLBACK = {
  channel: 'other-language',
  show: 'other-language',
  video: 'other-language',
  page: 'other-language',
  settings: 'other-language',
  scheduleEntry: 'other-language',
  planCopy: 'other-language',
  sport: 'other-language',
  menu: 'other-language',
  smartBanner: 'other-language',
  modal: 'other-language',
  deleteReason: 'other-language',
  faqEntry: 'hidden',
  metaTags: 'hidden',
  suggestion: 'hidden',
} as const satisfies Record<string, Fallback>;

export type LocalizedKind = keyof typeof FALLBACK;
