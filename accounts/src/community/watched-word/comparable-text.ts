import { fold } from '@sahra/schemas/fold';

/** Digits and signs that stand for the letter they look like. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    '0': 'o',
    '1': 'i',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '@': 'a',
    '€': 'e',
    $: 's',
  }),
);
const LOOKALIKE = /[0134578@€$]|!(?=\p{L})/gu;
const LATIN_WORD = /\S*\p{Script=Latin}\S*/gu;
/** Three letters or more, each alone: a word that was pulled apart. */
const LETTERS_APART = /(?<= )\p{L}(?: \p{L}){2,}(?= )/gu;

const withoutLookalikes = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(LATIN_WORD, (word) => word.replace(LOOKALIKE, (sign) => LOOKALIKES.get(sign) ?? 'i'));

/** The readings of a text that watched words are looked for in, one a line, each word with a space on both sides: as written, with look-alikes as letters, with letters put together again. */
export const comparableText = (text: string): string => {
  const written = ` ${fold(text)} `;
  const read = ` ${fold(withoutLookalikes(text))} `;
  const together = read.replace(LETTERS_APART, (letters) => letters.replaceAll(' ', ''));
  return [...new Set([written, read, together])].join('\n');
};
