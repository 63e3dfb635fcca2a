/** Arabizi signs of two characters: `3'` is غ, `7'` is خ. Folding would split a word at the apostrophe. */
const DOTTED: ReadonlyMap<string, string> = new Map([
  ['3', 'gh'],
  ['6', 'z'],
  ['7', 'kh'],
  ['9', 'd'],
]);
const DOTTED_DIGIT =
  /(?<![\d.,])(?:([3679])['’`](?=[a-z](?!\b))|(?<=[a-z])([3679])['’`]|['’`]([37])(?=[a-z]))/giu;

/** Writes Arabizi digits with an apostrophe as letters, which folding keeps in one word. */
export const joinDottedDigits = (query: string): string =>
  query.replace(
    DOTTED_DIGIT,
    (_, before?: string, inside?: string, after?: string) =>
      DOTTED.get(before ?? inside ?? after ?? '') ?? '',
  );

/** A word in Latin letters, with the digits that stand for Arabic ones: `7amdi`, `3oud`. */
export const isLatinSpelling = (word: string): boolean => /^[a-z2-9]*[a-z][a-z2-9]*$/u.test(word);

const ARTICLES = new Set('el al il ul l w we wa wel wal wil 3al 3el 3a fel fil bel bil lel lil'.split(' '));

/** Leaves out Arabic articles and “and” that stand alone in Latin letters: the words after them are found without. */
export const withoutLatinArticles = (words: readonly string[]): string[] =>
  words.filter((word, place) => place === words.length - 1 || !ARTICLES.has(word.toLowerCase()));

/** An article between two words that are written as one. */
const INNER = /^([a-z2-9]{2,}?)[aei]l([a-z2-9]{3,})$/iu;

/** Takes two words apart that an article joins in Latin letters, without it: `baselleil` is `bas leil`. */
export const partedAtLatinArticles = (words: readonly string[]): string[] =>
  words.flatMap((word) => INNER.exec(word)?.slice(1) ?? [word]);

const JOINED = /^(?:w|we|wa|b|be|f|fe|k|ka)?(?:[aeiu]l|l[ie]l)-?(?=.{2})/u;
/** The article takes the sound of the letter after it: `ash-shams`, `esseha`. */
const ASSIMILATED = /^[aei](th|sh|dh|[tdrzsn])(?=\1)/u;

/** A short word is only in the index with its article: `el 7a2` is الحق. */
const SHORT = /^.{2,4}$/u;

/** Returns the word, and it with or without a joined article, which is spoken as written or assimilated. */
export const latinForms = (word: string): string[] => [
  ...new Set([
    word,
    word.replace(JOINED, ''),
    word.replace(ASSIMILATED, ''),
    ...(SHORT.test(word) ? [`al${word}`] : []),
  ]),
];
