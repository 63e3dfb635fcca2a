/** The words that come from `word` by exchanging two letters that stand side by side: the slip of fast typing. */
export const swappedLetters = (word: string): string[] => {
  const letters = Array.from(word);
  return letters.slice(1).flatMap((letter, before) => {
    const other = letters[before] ?? '';
    if (letter === other) return [];
    return [[...letters.slice(0, before), letter, other, ...letters.slice(before + 2)].join('')];
  });
};
