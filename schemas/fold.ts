import { latinDigits } from './latin-digits';

/** Drawn marks over and under letters, and Quranic signs: they never tell two words apart. */
const ARABIC_MARKS = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640]/g;
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff\u00ad]/g;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const NOT_IN_WORDS = /[^\p{L}\p{N}]+/gu;

/** Letters that people write for one another, and letters of Persian keyboards and loan words. What carries a hamza or madda has lost it as a mark by then. */
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
 * `text` as it is compared (in search, with watched words), never as it is shown: what people spell differently for the same
 * word becomes equal, in both scripts. Words are parted by single spaces.
 *
 * Arabic: presentation forms, marks and tatweel, alef and hamza, ya and alef maqsura, ta marbuta, Persian
 * letters, both sets of Arabic digits. Latin: accents and case.
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

/** Words of `text`, folded. */
export const foldedWords = (text: string): string[] => fold(text).split(' ').filter(Boolean);
