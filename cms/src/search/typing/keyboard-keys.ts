/**
 * Keys of a US keyboard, and what they type in the Arabic 101 layout. A table of its own, so that a wrong key in the
 * search is found.
 */
const KEYS =
  "` ذ,q ض,w ص,e ث,r ق,t ف,y غ,u ع,i ه,o خ,p ح,[ ج,] د,a ش,s س,d ي,f ب,g ل,h ا,j ت,k ن,l م,; ك,' ط,z ئ,x ء,c ؤ," +
  'v ر,b لا,n ى,m ة,/ ظ,. ز,Y إ,N آ,H أ,T لإ,G لأ,B لآ,F [,D ],J ـ,L /,P ؛,? ؟,: :,! !';
/** A comma separates the keys above; the shadda and the short vowels need the shift key. */
const OTHERS: readonly (readonly [string, string])[] = [
  [',', 'و'],
  ['K', '،'],
  ['~', '\u0651'],
  ['Q', '\u064e'],
  ['E', '\u064f'],
  ['A', '\u0650'],
  ['W', '\u064b'],
  ['S', '\u064d'],
  ['R', '\u064c'],
  ['X', '\u0652'],
];
const PAIRS = [...KEYS.split(',').map((pair) => pair.split(' ') as [string, string]), ...OTHERS];
const ARABIC = new Map(PAIRS);
const LATIN = new Map(PAIRS.map(([latin, arabic]) => [arabic, latin]));

const KEPT = /[\s\d-]/u;

/** An Arabic text as it appears when the keyboard is set to English; `ligature`: لا was typed with one key. */
export const typedOnLatinKeys = (text: string, ligature: boolean): string =>
  text
    .normalize('NFC')
    .split(ligature ? /(ل[اأإآ])/u : /(?:)/u)
    .flatMap((part) => (LATIN.has(part) ? [part] : Array.from(part)))
    .map((character) => LATIN.get(character) ?? (KEPT.test(character) ? character : ''))
    .join('');

/** An English text as it appears when the keyboard is set to Arabic. */
export const typedOnArabicKeys = (text: string): string =>
  Array.from(text.replaceAll('’', "'").replace(/[CIMOUVZ]/gu, (letter) => letter.toLowerCase()))
    .map((character) => ARABIC.get(character) ?? (KEPT.test(character) ? character : ''))
    .join('');
