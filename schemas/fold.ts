import { latinDigits } from './latin-digits';

/** Arabic diacritics and Quranic signs; they never distinguish two words. */
const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff\u00ad]/g;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;

/**
 * Interchangeable letters, and letters of Persian keyboards and loan words. An earlier step already removes hamza
 * and madda as marks.
 */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ٱ: 'ا',
    ء: '',
    ى: 'ي',
    ی: 'ي',
    ے: 'ي',
    ة: 'ه',
    ک: 'ك',
    ڤ: 'ف',
    پ: 'ب',
    چ: 'ج',
    گ: 'ك',
  }),
);
const FOLDED_LETTERS = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu');

/**
 * Returns `text` normalized for comparison (search, watched words), never for display: different spellings of the
 * same word become equal, in both scripts. Single spaces separate the words.
 *
 * Arabic: presentation forms, marks and tatweel, alef and hamza, ya and alef maqsura, ta marbuta, Persian letters,
 * both sets of Arabic digits. Latin: accents and case.
 */
export const fold = (text: string): string =>
  latinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ARABIC_MARKS, '')
    .replace(LATIN_MARKS, '')
    .replace(FOLDED_LETTERS, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/(?<=\p{L})['’`](?=\p{L})/gu, '')
    .normalize('NFC')
    .replace(NOT_IN_WORDS, ' ')
    .trim();

/** Returns the folded words of `text`. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean);
