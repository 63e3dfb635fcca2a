/** Digits of the Arabic-Indic and the Persian Unicode block; each block holds 0 to 9 in order. */
const OTHER_DIGITS = /[\u0660-\u0669\u06F0-\u06F9]/g;
const DIGITS_OF_A_BLOCK = 0x0f;

/** Converts Arabic-Indic and Persian digits to Latin ones; keyboards of the region type all three. */
export const latinDigits = (text: string): string =>
  text.replace(OTHER_DIGITS, (digit) => String(digit.charCodeAt(0) & DIGITS_OF_A_BLOCK));
