import ar from '../../../site/src/locale/ar.json' with { type: 'json' };
import en from '../../../site/src/locale/en.json' with { type: 'json' };
import type { Locale } from '@sahra/schemas/constants';
import { messageOf, type MessageCode } from '@sahra/schemas/messages';

const TEXTS = { en, ar };

/** Keys of all strings of the interface that cannot be a word of a text. */
export const STRING_KEYS: readonly string[] = Object.keys(en).filter((key) => key.includes('.'));

/** Returns a label of the interface from the site's own strings. */
export const label = (lang: Locale, key: keyof typeof en & keyof typeof ar): string => TEXTS[lang][key];

/** Returns a message of the shared catalogue. */
export const message = (lang: Locale, code: MessageCode): string => messageOf(code, lang);
