import type { Locale } from '@sahra/schemas/constants';
import { latinDigits } from '@sahra/schemas/latin-digits';

import { parseChapterStart } from '../api/video/chapters';

/** Numbers that only one language has, in Latin digits, and placeholders of numbers. */
export type NumberDifference = Readonly<Record<Locale, readonly string[]>>;

const ADDRESS = /https?:\/\/\S+|\S+@\S+/gu;
/** A number, a time such as `12:30`, or the placeholder of a number. */
const NUMBER = /\{\{\w+\}\}|\d+:[0-5]\d(?::[0-5]\d)?(?!\d)|\d+(?:[.,]\d+)*/g;
/** Digit groups: `1,000` and `1,000,000`, but not the decimal `1,5`. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** The form in which numbers are compared; a time of a film is the same in minutes (`12:30`) and in seconds (`750`). */
const keyOf = (number: string): string => {
  const plain = GROUPED.test(number) ? number.replaceAll(',', '') : number;
  return String(parseChapterStart(plain) ?? plain);
};

/** Returns the numbers in some texts as they are written, by the form in which they are compared. */
const numbersIn = (texts: readonly string[]): Map<string, string> =>
  new Map(
    texts.flatMap((text) => {
      const latin = latinDigits(text.replace(ADDRESS, ' ')).replace(/٫/gu, '.').replace(/٬/gu, ',');
      return (latin.match(NUMBER) ?? []).map((number) => [keyOf(number), number] as const);
    }),
  );

/**
 * Compares the numbers of some texts in both languages; null when they agree. Numbers written as words are not
 * found, so this is only a hint for editors.
 */
export const numberDifference = (
  texts: Readonly<Record<Locale, readonly string[]>>,
): NumberDifference | null => {
  const numbers = { en: numbersIn(texts.en), ar: numbersIn(texts.ar) };
  const onlyIn = (own: Map<string, string>, other: Map<string, string>): string[] =>
    [...own].flatMap(([key, number]) => (other.has(key) ? [] : number));
  const en = onlyIn(numbers.en, numbers.ar);
  const ar = onlyIn(numbers.ar, numbers.en);
  return en.length + ar.length === 0 ? null : { en, ar };
};
