/** Arabic letters by the key of the usual keyboard (Arabic 101) they share with a Latin one. */
const KEYS: readonly [string, string][] = [
  ['q', 'ض'],
  ['w', 'ص'],
  ['e', 'ث'],
  ['r', 'ق'],
  ['t', 'ف'],
  ['y', 'غ'],
  ['u', 'ع'],
  ['i', 'ه'],
  ['o', 'خ'],
  ['p', 'ح'],
  ['[', 'ج'],
  [']', 'د'],
  ['a', 'ش'],
  ['s', 'س'],
  ['d', 'ي'],
  ['f', 'ب'],
  ['g', 'ل'],
  ['h', 'ا'],
  ['j', 'ت'],
  ['k', 'ن'],
  ['l', 'م'],
  [';', 'ك'],
  ["'", 'ط'],
  ['z', 'ئ'],
  ['x', 'ء'],
  ['c', 'ؤ'],
  ['v', 'ر'],
  ['b', 'لا'],
  ['n', 'ى'],
  ['m', 'ة'],
  [',', 'و'],
  ['.', 'ز'],
  ['/', 'ظ'],
  ['`', 'ذ'],
];

const TO_ARABIC = new Map(KEYS);
const TO_LATIN = new Map(KEYS.map(([latin, arabic]) => [arabic, latin]));
const LAM_ALEF = 'لا';
/** Letters that the Arabic keyboard has on a shifted key. */
const SHIFTED: readonly [string, string][] = [
  ['H', 'أ'],
  ['Y', 'إ'],
  ['N', 'آ'],
];
for (const [latin, arabic] of SHIFTED) {
  TO_ARABIC.set(latin, arabic);
  TO_LATIN.set(arabic, latin.toLowerCase());
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/**
 * What the same keys would have given with the other keyboard: `hgl` ↔ `الم`.
 * Null when a character has no place on both.
 */
export const otherKeyboard = (text: string): string | null => {
  const characters = isArabic(text)
    ? text.split(LAM_ALEF).flatMap((part, place) => [...(place === 0 ? [] : [LAM_ALEF]), ...Array.from(part)])
    : Array.from(text);
  const keys = isArabic(text) ? TO_LATIN : TO_ARABIC;
  const typed = characters.map((character) => {
    if (character === ' ' || /\d/.test(character)) return character;
    return keys.get(character) ?? keys.get(character.toLowerCase());
  });
  return typed.includes(undefined) ? null : typed.join('');
};
