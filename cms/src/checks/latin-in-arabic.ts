import type { LocalizedMessage } from './localized-message';

/** Addresses, paths and placeholders, which are Latin in every language. */
const NOT_WORDS = /https?:\/\/\S+|\S+@\S+|(?<=^|\s)\/\S*|\{\w+\}/gu;
const ARABIC_LETTER = /\p{Script=Arabic}/gu;
const LATIN_WORD = /[\p{Script=Latin}\p{M}\d’'&+.-]*\p{Script=Latin}[\p{Script=Latin}\p{M}\d’'&+.-]*/gu;
const ORDINARY_WORD = /^\p{Ll}{2,}[.’'-]*$/u;

/** Longest brand or device name in words, such as “Samsung Smart TV”. */
const WORDS_OF_A_NAME = 3;

const lengthOf = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (word.match(/\p{L}/gu)?.length ?? 0), 0);

/**
 * Finds English that was left or pasted in an Arabic field. A Latin word with a capital or a digit counts as a name
 * and is allowed; in all other words, Latin letters must not outnumber Arabic ones.
 */
export const latinInArabic = (text: string): LocalizedMessage | null => {
  const words = text.replace(NOT_WORDS, ' ');
  const arabic = words.match(ARABIC_LETTER)?.length ?? 0;
  const latin: readonly string[] = words.match(LATIN_WORD) ?? [];
  const ordinary = latin.filter((word) => ORDINARY_WORD.test(word));
  const isName = latin.length <= WORDS_OF_A_NAME;
  if (lengthOf(ordinary) <= arabic && (arabic > 0 || isName)) return null;
  return {
    en: 'This is English, in a field for Arabic. Write it in Arabic; names of brands may stay in Latin letters.',
    ar: 'النص بالإنجليزية في حقل للعربية. اكتبه بالعربية، ويمكن أن تبقى أسماء العلامات التجارية بحروفها اللاتينية.',
  };
};
