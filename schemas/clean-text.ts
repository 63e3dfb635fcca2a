import { stripUnseen } from './invisible-text';

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/gu;
/** Control characters except line feeds, lone surrogates, and spaces of every kind. */
const CONTROLS_AND_SPACES = /(?:(?!\n)[\p{Cc}\p{Cs}\p{Z}])+/gu;
const SPACES_AROUND_LINE_END = / ?\n ?/gu;
const MORE_THAN_TWO_LINE_ENDS = /\n{3,}/gu;

/**
 * Cleans text of several lines: NFC, no control characters, nothing that is never drawn, single spaces, at most two line breaks
 * in a row, trimmed. Joiners stay, because emoji and words need them.
 */
export const cleanText = (text: string): string =>
  stripUnseen(text)
    .replace(LINE_ENDS, '\n')
    .replace(CONTROLS_AND_SPACES, ' ')
    .replace(SPACES_AROUND_LINE_END, '\n')
    .replace(MORE_THAN_TWO_LINE_ENDS, '\n\n')
    .trim()
    .normalize('NFC');
