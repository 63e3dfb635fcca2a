/** ISO 6937 from 0xA0 on, as EBU Tech 3264 has it; a full stop in the middle stands for a free place. */
const HIGH =
  '\u00A0¡¢£$¥#§¤‘“«←↑→↓°±²³×µ¶·÷’”»¼½¾¿················―¹®©™♪¬¦····⅛⅜⅝⅞ΩÆÐªĦ·ĲĿŁØŒºÞŦŊŉĸæđðħıĳŀłøœßþŧŋ\u00AD';
const FIRST = 0xa0;
/** Accents from 0xC1 on. They stand before their letter. */
const ACCENTS = '\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u0308\u030A\u0327\u0332\u030B\u0328\u030C';
const FIRST_ACCENT = 0xc1;
const LAST_ACCENT = 0xcf;

/** Reads the Latin table of EBU STL. */
export const decodeIso6937 = (bytes: Uint8Array): string => {
  let text = '';
  let accent = '';
  for (const byte of bytes) {
    if (byte >= FIRST_ACCENT && byte <= LAST_ACCENT) {
      accent = ACCENTS[byte - FIRST_ACCENT] ?? '';
      continue;
    }
    // The sign of currency is that of the dollar in ASCII.
    text += byte < FIRST ? String.fromCodePoint(byte) : (HIGH[byte - FIRST] ?? '');
    text += accent;
    accent = '';
  }
  return text.normalize('NFC');
};
