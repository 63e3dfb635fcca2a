/** Every way to cut the words into this many lines. */
const cuts = (words: readonly string[], lines: number): string[][] => {
  if (lines === 1) return [[words.join(' ')]];
  return Array.from({ length: words.length - lines + 1 }, (_, i) => i + 1).flatMap((first) =>
    cuts(words.slice(first), lines - 1).map((rest) => [words.slice(0, first).join(' '), ...rest]),
  );
};

/** The title in the given number of lines, its widest line as narrow as can be; fewer if it has fewer words. */
export const breakLines = (title: string, lines: number, widthOf: (text: string) => number): string[] => {
  const words = title.split(' ').filter((word) => word !== '');
  const rated = cuts(words, Math.min(lines, words.length)).map((cut) => ({
    cut,
    width: Math.max(...cut.map(widthOf)),
  }));
  return rated.reduce((best, next) => (next.width < best.width ? next : best)).cut;
};
