/** Bidi control characters (U+061C, U+200E, U+200F, U+202A–202E, U+2066–2069), and U+FEFF. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/gu;
/** Control characters except line feeds, lone surrogates, and spaces of every kind. */
const CONTROLS_AND_SPACES = /(?:(?!\n)[\p{Cc}\p{Cs}\p{Z}])+/gu;
const SPACES_AROUND_LINE_END = / ?\n ?/gu;
const MORE_THAN_TWO_LINE_ENDS = /\n{3,}/gu;

/**
 * Cleans text of several lines: NFC, no control or bidi characters, single spaces, at most two line breaks
 * in a row, trimmed. Joiners stay, because emoji and words need them.
 */
export const cleanText = (text: string): string =>
  text
    .replace(DIRECTION_MARKS, '')
    .replace(LINE_ENDS, '\n')
    .replace(CONTROLS_AND_SPACES, ' ')
    .replace(SPACES_AROUND_LINE_END, '\n')
    .replace(MORE_THAN_TWO_LINE_ENDS, '\n\n')
    .trim()
    .normalize('NFC');
