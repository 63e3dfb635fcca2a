/** Arabic letters with the Latin letter on the same key of the standard layout (Arabic 101). */
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
/** Arabic letters that need the shift key. */
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
 * Converts text typed with the wrong keyboard layout: `hgl` ↔ `الم`. Null when a character is missing in either
 * layout.
 */
export const swapKeyboardLayout = (text: string): string | null => {
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
