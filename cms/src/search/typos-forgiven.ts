/** Minimum length of a folded word for one tolerated typo, and for two. */
const ONE_FROM = 4;
const TWO_FROM = 8;

/** Returns how many letters of a folded word may be wrong, missing or extra. Numbers must match exactly. */
export const typosForgiven = (word: string): number => {
  if (/\d/.test(word)) return 0;
  if (word.length >= TWO_FROM) return 2;
  return word.length >= ONE_FROM ? 1 : 0;
};

/** Returns all forms of `word` with two adjacent letters swapped (transposition), a frequent typo. */
export const swappedLetters = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.slice(1).flatMap((letter, before) => {
    const other = letters[before] ?? '';
    if (letter === other) return [];
    return [[...letters.slice(0, before), letter, other, ...letters.slice(before + 2)].join('')];
  });
};
