import type { Random } from '../../../art/core/random';

/**
 * How people write Arabic letters in Latin ones. A table of its own, so that a wrong letter in the search is found.
 * The first spellings have digits, those after `|` have none.
 */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ا', 'a | a aa'],
  ['ب', 'b | b'],
  ['ت', 't | t'],
  ['ث', 's th | th s'],
  ['ج', 'g j | g j'],
  ['ح', '7 | h'],
  ['خ', "5 7' kh | kh"],
  ['د', 'd | d'],
  ['ذ', 'z dh | dh z'],
  ['ر', 'r | r'],
  ['ز', 'z | z'],
  ['س', 's | s'],
  ['ش', 'sh | sh ch'],
  ['ص', '9 s | s'],
  ['ض', 'd | d dh'],
  ['ط', '6 t | t'],
  ['ظ', 'z | z dh'],
  ['ع', '3 | a '],
  ['غ', "3' gh | gh"],
  ['ف', 'f | f'],
  ['ق', '2 8 q | q k g'],
  ['ك', 'k | k'],
  ['ل', 'l | l'],
  ['م', 'm | m'],
  ['ن', 'n | n'],
  ['ه', 'h | h'],
  ['و', 'w | w'],
  ['ي', 'y | y'],
]);
const ARTICLES = ['el', 'al', 'il'] as const;
const SHORT_VOWELS = ['a', 'e', 'i', 'o'] as const;
const LONG: ReadonlyMap<string, readonly string[]> = new Map([
  ['و', ['o', 'ou', 'oo', 'u']],
  ['ي', ['i', 'ee', 'y', 'ei']],
]);
const END: ReadonlyMap<string, readonly string[]> = new Map([
  ['ه', ['a', 'ah', 'eh']],
  ['ي', ['i', 'y']],
]);
const VOWEL = /[اويه]/u;

export interface ArabiziStyle {
  digits: boolean;
  /** Whether the article is joined to its word; else it stands alone. */
  joined: boolean;
}

const pick = (random: Random, all: readonly string[]): string => all[random.integer(0, all.length - 1)] ?? '';

const plain = (word: string): string =>
  word
    .normalize('NFKD')
    .replace(/[\u064b-\u065f\u0670\u0640]/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/[ؤ]/gu, 'و')
    .replace(/[ئى]/gu, 'ي')
    .replace(/ء/gu, '')
    .replace(/ة/gu, 'ه');

/** Writes one word without its article. Short vowels stand between consonants, one in a pair. */
const spelled = (word: string, { digits }: ArabiziStyle, random: Random): string => {
  const letters = Array.from(word);
  let latin = '';
  let consonants = 0;
  for (const [place, letter] of letters.entries()) {
    const isLast = place === letters.length - 1;
    const before = letters[place - 1];
    const isLong = place > 0 && LONG.has(letter) && !VOWEL.test(before ?? 'ا');
    const ends = isLast && place > 1 ? END.get(letter) : undefined;
    if (ends) {
      latin += pick(random, ends);
      continue;
    }
    if (isLong && !(letters[place + 1] === 'ا')) {
      latin += pick(random, LONG.get(letter) ?? []);
      consonants = 0;
      continue;
    }
    if (letter === 'ا') {
      latin += place === 0 ? pick(random, ['a', 'e']) : 'a';
      consonants = 0;
      continue;
    }
    const [withDigits = '', without = ''] = (LETTERS.get(letter) ?? letter).split(' | ');
    const spelling = pick(random, (digits ? withDigits : without).split(' '));
    if (consonants > 0 && (consonants % 2 === 1 || isLast)) latin += pick(random, SHORT_VOWELS);
    latin += spelling;
    consonants += 1;
  }
  return latin;
};

/** Writes an Arabic text in Latin letters, as in a chat; the vowels are what somebody may hear. */
export const arabiziOf = (text: string, style: ArabiziStyle, random: Random): string => {
  const article = pick(random, ARTICLES);
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => {
      const letters = plain(word);
      const bare = letters.replace(/^ال(?=.{2})/u, '');
      if (bare === letters) return spelled(letters, style, random);
      return `${article}${style.joined ? '' : ' '}${spelled(bare, style, random)}`;
    })
    .join(' ');
};
