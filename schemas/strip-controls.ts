/** Bidi control characters (U+061C, U+200E, U+200F, U+202A–202E, U+2066–2069), and U+FEFF. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Control characters, lone surrogates, and spaces of every kind. */
const CONTROLS_AND_SPACES = /[\p{Cc}\p{Cs}\p{Z}]+/gu;

/**
 * Cleans text to one line: NFC, no control or bidi characters, single spaces, trimmed. Joiners stay, because
 * emoji and names need them.
 */
export const stripControls = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(CONTROLS_AND_SPACES, ' ').trim().normalize('NFC');
