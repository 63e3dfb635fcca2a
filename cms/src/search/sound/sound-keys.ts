/**
 * Classes of consonants that Latin letters do not tell apart. Vowels, the weak letters (ا و ي), ع and ه have none:
 * writers leave them out or write them in many ways.
 */
const ARABIC: ReadonlyMap<string, readonly string[]> = new Map([
  ['ب', ['b']],
  ['ت', ['t']],
  ['ط', ['t']],
  ['ث', ['t', 's']],
  ['ج', ['k']],
  ['غ', ['k']],
  ['ق', ['k']],
  ['ك', ['k']],
  ['خ', ['k']],
  ['ح', ['h']],
  ['د', ['d']],
  ['ض', ['d']],
  ['ذ', ['d', 'z']],
  ['ظ', ['d', 'z']],
  ['ز', ['z']],
  ['س', ['s']],
  ['ص', ['s']],
  ['ش', ['x']],
  ['ف', ['f']],
  ['ر', ['r']],
  ['ل', ['l']],
  ['م', ['m']],
  ['ن', ['n']],
]);

const LATIN: readonly (readonly [RegExp, readonly string[]])[] = [
  [/kh|gh|ck|dj|[kqgj58]/uy, ['k']],
  [/sh/uy, ['x', 'sh', 's']],
  [/ch/uy, ['x', 'k']],
  [/th/uy, ['t', 's', 'th']],
  [/dh/uy, ['d', 'z']],
  [/ph|[fv]/uy, ['f']],
  [/c(?=[eiy])/uy, ['s', 'k']],
  [/c/uy, ['k']],
  [/x/uy, ['ks', 'k']],
  [/9/uy, ['s', 'k']],
  [/[t6]/uy, ['t']],
  [/[bp]/uy, ['b']],
  [/4/uy, ['x']],
  [/h/uy, ['', 'h']],
  [/7/uy, ['h']],
  [/2/uy, ['', 'k']],
  [/[dzslmnr]/uy, []],
];

/** A word with many letters of two readings has only the first of these keys. */
const KEYS_MAX = 16;

const extended = (keys: readonly string[], readings: readonly string[]): string[] =>
  keys
    .flatMap((key) =>
      readings.map((reading) => (reading !== '' && key.endsWith(reading) ? key : key + reading)),
    )
    .slice(0, KEYS_MAX);

/** Returns the consonant skeletons under which a folded Arabic word is found: `مطبخ` is `mtbk`. */
export const arabicSoundKeys = (word: string): string[] => {
  let keys: string[] = [''];
  for (const letter of word) {
    const readings = ARABIC.get(letter);
    if (readings) keys = extended(keys, readings);
  }
  // Egyptians and Levantines do not speak ق: `ahwa` is قهوة.
  if (word.startsWith('ق')) keys.push(...keys.map((key) => key.slice(1)));
  return [...new Set(keys)];
};

/** Returns the consonant skeletons that a word in Latin letters may have: `sha3by` is `xb` or `shb`. */
export const latinSoundKeys = (word: string): string[] => {
  let keys: string[] = [''];
  let place = 0;
  while (place < word.length) {
    let length = 1;
    for (const [pattern, readings] of LATIN) {
      pattern.lastIndex = place;
      const found = pattern.exec(word)?.[0];
      if (found === undefined) continue;
      length = found.length;
      keys = extended(keys, readings.length > 0 ? readings : [found]);
      break;
    }
    place += length;
  }
  return [...new Set(keys)];
};
