import type { Locale } from '@sahra/schemas/constants';

/** Codes of Arabic and its spoken forms (ISO 639), and of English. */
const CODES: ReadonlyMap<string, Locale> = new Map([
  ...['ar', 'ara', 'arb', 'arz', 'afb', 'apc', 'acm', 'ary', 'aeb'].map((code) => [code, 'ar'] as const),
  ...['ajp', 'apd', 'ars', 'acw', 'ayl', 'arq'].map((code) => [code, 'ar'] as const),
  ...['en', 'eng'].map((code) => [code, 'en'] as const),
]);

/** Returns our language that a tag such as `ar-EG` means; null for other languages. */
export const localeOfTag = (tag: string): Locale | null =>
  CODES.get(tag.toLowerCase().split(/[-_]/u)[0] ?? '') ?? null;

/** Letters of Persian, Urdu, Kurdish and Pashto, and such as only Arabic has often. */
const OTHER_ARABIC =
  /[\u0679\u067C\u067E\u0681\u0685\u0686\u0688-\u0693\u0695-\u0699\u06A9\u06AF\u06B5\u06BA\u06BE\u06C1\u06C6\u06CC\u06CE\u06D2]/gu;
const ONLY_ARABIC = /[ةأإكيى]/gu;
const ENGLISH = /\b(?:the|and|you|is|of|to|it|that|are|this|what|with|have|not|for|he|we|my)\b/giu;
/** One word in ten of English is such a word, of its neighbours one in twenty. */
const ENGLISH_PART = 0.1;

const count = (words: string, letters: RegExp): number => words.match(letters)?.length ?? 0;

/** Language of words by their letters. */
export interface GuessedLanguage {
  /** null for what is neither Arabic nor written in Latin letters. */
  locale: Locale | null;
  isSure: boolean;
}

/** Returns the language of words by their letters; null for words without any. */
export const languageOfWords = (words: string): GuessedLanguage | null => {
  const arabic = count(words, /\p{Script=Arabic}/gu);
  const latin = count(words, /\p{Script=Latin}/gu);
  const all = count(words, /\p{L}/gu);
  if (all === 0) return null;
  if (arabic > all / 2) {
    const isOther = count(words, OTHER_ARABIC) > count(words, ONLY_ARABIC);
    return { locale: isOther ? null : 'ar', isSure: !isOther };
  }
  if (latin <= all / 2) return { locale: null, isSure: false };
  return { locale: 'en', isSure: count(words, ENGLISH) > count(words, /\p{L}+/gu) * ENGLISH_PART };
};
