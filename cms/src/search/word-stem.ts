import { stripArabicAnd, stripArabicPrefix } from './strip-arabic-prefix';

const ARABIC = /^\p{Script=Arabic}+$/u;
const ENGLISH = /^[a-z]{4,}$/u;
const LETTERS_KEPT = 3;
/** Suffixes of plural, dual, feminine and relation, longest first. ة and ى are folded to ه and ي. */
const ARABIC_SUFFIXES = ['يات', 'ات', 'ون', 'ين', 'ان', 'يه', 'ه', 'ي'];
const WEAK = /[اويه]/gu;

const arabicStem = (word: string): string => {
  const bare = stripArabicPrefix(word);
  const suffix = ARABIC_SUFFIXES.find(
    (end) => bare.endsWith(end) && bare.length - end.length >= LETTERS_KEPT,
  );
  return suffix === undefined ? bare : bare.slice(0, -suffix.length);
};

/** Plural forms only (Harman's S stemmer): `stories` is `story`, `matches` is `match`. */
const englishStem = (word: string): string => {
  if (/(?<![ea])ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/u.test(word)) return word.slice(0, -2);
  return /[^us]s$/u.test(word) ? word.slice(0, -1) : word;
};

/** Returns what singular, plural and definite form of a folded word have in common. */
export const stemOf = (word: string): string => {
  if (ARABIC.test(word)) return arabicStem(word);
  return ENGLISH.test(word) ? englishStem(word) : word;
};

/**
 * Returns the consonants of a folded Arabic word, which most broken plurals share (`فيلم`, `أفلام`); null for fewer
 * than three of them.
 */
export const arabicRoot = (word: string): string | null => {
  if (!ARABIC.test(word)) return null;
  const root = arabicStem(stripArabicAnd(word) ?? word).replace(WEAK, '');
  return root.length < LETTERS_KEPT ? null : root;
};
