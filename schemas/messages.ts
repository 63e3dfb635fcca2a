import type { Locale } from './constants';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };

/** Stable code of a message shown to people; its text is in messages/{en,ar}.json. */
export type MessageCode = keyof typeof en;

const TEXTS: Record<Locale, Record<MessageCode, string>> = { en, ar };

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(en, code);

/**
 * Returns the text of `code` in `locale`. An unknown code returns the general error message, so that a raw code is
 * never shown.
 */
export const messageOf = (code: string, locale: Locale): string =>
  TEXTS[locale][isMessageCode(code) ? code : 'SOMETHING_WENT_WRONG'];
