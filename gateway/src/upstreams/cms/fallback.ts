/** Behaviour for a record that is not published in the requested locale. */
export type Fallback = 'other-language' | 'hidden';

/**
 * Fallback per type. A type with a `language` field falls back to the other language and reports it there.
 * A type without it (share metadata, a single question) is hidden, because unmarked
 * text in the wrong language is worse.
 * Settings and plan texts fall back without the field: no page can be rendered without
 * a brand, and no plan without a name.
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
