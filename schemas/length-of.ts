/** Returns the length of a text in code points after NFC, so that an emoji of one code point counts as one. */
export const lengthOf = (text: string): number => Array.from(text.normalize('NFC')).length;
