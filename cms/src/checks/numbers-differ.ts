import type { Locale } from '@sahra/schemas/constants';
import { latinDigits } from '@sahra/schemas/latin-digits';

/** Numbers that only one language has, as Latin digits, and placeholders of numbers. */
export type NumberDifference = Readonly<Record<Locale, readonly string[]>>;

const ADDRESS = /https?:\/\/\S+|\S+@\S+/gu;
/** A number, or the placeholder of one. */
const NUMBER = /\{\{\w+\}\}|\d+(?:[.,]\d+)*/g;
/** Digit groups: `1,000` and `1,000,000`, but not the decimal `1,5`. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

const numbersIn = (text: string): Set<string> => {
  const latin = latinDigits(text.replace(ADDRESS, ' ')).replace(/٫/gu, '.').replace(/٬/gu, ',');
  const found: readonly string[] = latin.match(NUMBER) ?? [];
  return new Set(found.map((number) => (GROUPED.test(number) ? number.replaceAll(',', '') : number)));
};

/**
 * Compares the numbers of one text in both languages; null when they agree. Numbers written as words are not
 * found, so this is only a hint for editors.
 */
export const numberDifference = (texts: Readonly<Record<Locale, string>>): NumberDifference | null => {
  const numbers = { en: numbersIn(texts.en), ar: numbersIn(texts.ar) };
  const en = [...numbers.en].filter((number) => !numbers.ar.has(number));
  const ar = [...numbers.ar].filter((number) => !numbers.en.has(number));
  return en.length + ar.length === 0 ? null : { en, ar };
};
