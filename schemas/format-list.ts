import type { Locale } from './constants';

const COMMA: Readonly<Record<Locale, string>> = { en: ', ', ar: '، ' };

/** Joins words by the comma of the language, without an "and" before the last: `bell, alarm`, `جرس، منبه`. */
export const formatList = (words: readonly string[], locale: Locale): string => words.join(COMMA[locale]);
