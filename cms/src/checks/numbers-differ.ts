import type { Locale } from '@sahra/schemas/constants';
import { latinDigits } from '@sahra/schemas/latin-digits';

/** Numbers that one language has and the other has not, as Latin digits. */
export type NumberDifference = Readonly<Record<Locale, readonly string[]>>;

const ADDRESS = /https?:\/\/\S+|\S+@\S+/gu;
const NUMBER = /\d+(?:[.,]\d+)*/g;
/** `1,000` and `1,000,000`, but not the decimal `1,5`. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

const numbersIn = (text: string): Set<string> => {
  const latin = latinDigits(text.replace(ADDRESS, ' ')).replace(/٫/gu, '.').replace(/٬/gu, ',');
  const found: readonly string[] = latin.match(NUMBER) ?? [];
  return new Set(found.map((number) => (GROUPED.test(number) ? number.replaceAll(',', '') : number)));
};

/**
 * How the numbers of the same text differ between the languages; null when they agree. Numbers written as words
 * are not seen, so this is told to editors and refuses nothing.
 */
export const numberDifference = (texts: Readonly<Record<Locale, string>>): NumberDifference | null => {
  const numbers = { en: numbersIn(texts.en), ar: numbersIn(texts.ar) };
  const en = [...numbers.en].filter((number) => !numbers.ar.has(number));
  const ar = [...numbers.ar].filter((number) => !numbers.en.has(number));
  return en.length + ar.length === 0 ? null : { en, ar };
};
