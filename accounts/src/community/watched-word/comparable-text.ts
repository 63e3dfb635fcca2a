import { fold } from '@sahra/schemas/fold';

/** Letters by the digit or sign that looks like them. */
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
/** Three or more single letters with spaces between them: a word split up to hide it. */
const LETTERS_APART = /(?<= )\p{L}(?: \p{L}){2,}(?= )/gu;

const withoutLookalikes = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(LATIN_WORD, (word) => word.replace(LOOKALIKE, (sign) => LOOKALIKES.get(sign) ?? 'i'));

/**
 * Returns the variants of a text in which watched words are searched, one per line, each word with a space on both
 * sides: as written, with look-alikes replaced by letters, and with split words joined.
 */
export const comparableText = (text: string): string => {
  const written = ` ${fold(text)} `;
  const read = ` ${fold(withoutLookalikes(text))} `;
  const together = read.replace(LETTERS_APART, (letters) => letters.replaceAll(' ', ''));
  return [...new Set([written, read, together])].join('\n');
};
