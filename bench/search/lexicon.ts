import { below, oneOf, type Random } from './random';

/** Words of one language, most common first. */
export type Lexicon = readonly string[];

interface Script {
  common: readonly string[];
  starts: readonly string[];
  middles: readonly string[];
  ends: readonly string[];
}

const LATIN: Script = {
  common: 'the of a and in on with for night road cup kitchen game market city last first live'.split(' '),
  starts: 'b br c ch d dr f g gr h j k l m n p pr qu r s sh st t tr v w z'.split(' '),
  middles: 'a e i o u ai ea ou'.split(' '),
  ends: 'n r l t s nd rt ck ng lm sh th m k'.split(' '),
};

const ARABIC: Script = {
  common: 'في من على مع عن بعد قبل الليل الطريق كأس مطبخ لعبة السوق المدينة آخر أول مباشر'.split(' '),
  starts: 'ب ت ج ح خ د ر س ش ص ط ع غ ف ق ك ل م ن ه أ إ الب الح الس الم الع'.split(' '),
  middles: 'ا و ي ر ل م ب د'.split(' '),
  ends: 'ر ل م ن ة ى د ع ف اء ئ ين'.split(' '),
};

const SYLLABLES_MAX = 3;

const coined = (random: Random, { starts, middles, ends }: Script): string =>
  Array.from(
    { length: 1 + below(random, SYLLABLES_MAX) },
    () => oneOf(random, starts) + oneOf(random, middles),
  ).join('') + oneOf(random, ends);

const lexicon = (random: Random, script: Script, size: number): Lexicon => {
  const words = new Set(script.common);
  while (words.size < size) words.add(coined(random, script));
  return [...words];
};

export const latinLexicon = (random: Random, size: number): Lexicon => lexicon(random, LATIN, size);
export const arabicLexicon = (random: Random, size: number): Lexicon => lexicon(random, ARABIC, size);

/** Picks a word with a natural frequency: it falls with the rank of the word (Zipf). */
const wordOf = (random: Random, words: Lexicon): string =>
  words[Math.min(words.length - 1, Math.floor(words.length ** random()) - 1)] ?? '';

export const phraseOf = (random: Random, words: Lexicon, length: number): string =>
  Array.from({ length }, () => wordOf(random, words)).join(' ');
