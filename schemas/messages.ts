import type { Locale } from './constants';
import ar from './messages/ar.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import { waitSentence } from './wait-sentence';

/** Stable code of a message shown to people; its text is in messages/{en,ar}.json. */
export type MessageCode = keyof typeof en;

const TEXTS: Record<Locale, Record<MessageCode, string>> = { en, ar };

export const isMessageCode = (code: string): code is MessageCode => Object.hasOwn(en, code);

/** Last sentence of texts that say roughly when to try again. */
const TRY_AGAIN: Record<Locale, RegExp> = { en: / Try again[^.]*\.$/, ar: / حاول[^.]*\.$/ };

/**
 * Returns the text of `code` in `locale`. An unknown code returns the general error message, so that a raw code is
 * never shown. With the seconds of `Retry-After`, the text ends with them.
 */
export const messageOf = (code: string, locale: Locale, retryAfterSeconds?: number): string => {
  const text = TEXTS[locale][isMessageCode(code) ? code : 'SOMETHING_WENT_WRONG'];
  if (retryAfterSeconds === undefined) return text;
  return `${text.replace(TRY_AGAIN[locale], '')} ${waitSentence(retryAfterSeconds, locale)}`;
};
