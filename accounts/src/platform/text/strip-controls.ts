/** Marks that reorder the text around a name (U+061C, U+200E, U+200F, U+202A–202E, U+2066–2069), and U+FEFF. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Control characters, halves of characters that do not exist, and spaces of every kind. */
const CONTROLS_AND_SPACES = /[\p{Cc}\p{Cs}\p{Z}]+/gu;

/** Text in NFC as one line: no control or direction marks, runs of spaces made one, outer spaces removed. Joiners stay: emoji and names are made with them. */
export const stripControls = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(CONTROLS_AND_SPACES, ' ').trim().normalize('NFC');
