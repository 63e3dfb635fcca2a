/** Keys of the US layout, and what the same keys type in Arabic 101; `b` types two letters. */
const PLAIN = { latin: "`qwertyuiop[]asdfghjkl;'zxcvnm,./", arabic: 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ' };
const SHIFTED = {
  latin: '~QWERASX' + 'YUIOP{}DFHJKL:"ZCVNM<>?',
  arabic: '\u0651\u064e\u064b\u064f\u064c\u0650\u064d\u0652' + 'إ‘÷×؛<>][أـ،/:"~}{آ’,.؟',
};

const LIGATURES: readonly [string, string][] = [
  ['b', 'لا'],
  ['B', 'لآ'],
  ['G', 'لأ'],
  ['T', 'لإ'],
];

const keysOf = ({ latin, arabic }: typeof PLAIN): [string, string][] =>
  Array.from(arabic, (letter, place) => [latin[place] ?? '', letter]);

const KEYS = [...keysOf(PLAIN), ...keysOf(SHIFTED), ...LIGATURES];
const TO_ARABIC = new Map(KEYS);
const TO_LATIN = new Map(KEYS.map(([latin, arabic]) => [arabic, latin]));

const ARABIC = /\p{Script=Arabic}/u;
/** Each may be one key or two: `لا` is `b` or `gh`. */
const LAM_ALEF = /(ل[اأإآ])/u;
/** More of them in one word are read as the first key only. */
const AMBIGUOUS_MAX = 4;

/** Returns the text of other keys; null when a letter is on no key. Other characters stay. */
const typedOn = (keys: ReadonlyMap<string, string>, characters: readonly string[]): string | null => {
  const typed = characters.map(
    (character) => keys.get(character) ?? (/\p{L}/u.test(character) ? null : character),
  );
  return typed.includes(null) ? null : typed.join('');
};

const arabicReadings = (word: string): (string | null)[] =>
  [word, word.toLowerCase()].map((spelling) => typedOn(TO_ARABIC, Array.from(spelling)));

const latinReadings = (word: string): (string | null)[] => {
  let readings: string[][] = [[]];
  let ambiguous = 0;
  for (const [place, part] of word.split(LAM_ALEF).entries()) {
    const isLigature = place % 2 === 1;
    const alike =
      isLigature && ambiguous < AMBIGUOUS_MAX
        ? [[part], Array.from(part)]
        : [isLigature ? [part] : Array.from(part)];
    if (isLigature) ambiguous += 1;
    readings = alike.flatMap((keys) => readings.map((before) => [...before, ...keys]));
  }
  return readings.map((keys) => typedOn(TO_LATIN, keys));
};

/**
 * Returns what a word may have been meant to be when it was typed with the wrong keyboard layout: `hgl` ↔ `الم`; the
 * likeliest first, none when a letter is missing in either layout.
 */
export const swapKeyboardLayout = (word: string): string[] => {
  const readings = ARABIC.test(word) ? latinReadings(word.normalize('NFKC')) : arabicReadings(word);
  return [...new Set(readings)].filter((reading) => reading !== null);
};
