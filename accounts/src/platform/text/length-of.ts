/** Length of a text that people see as one: code points in NFC, so that an emoji of one code point counts as one. */
export const lengthOf = (text: string): number => Array.from(text.normalize('NFC')).length;
