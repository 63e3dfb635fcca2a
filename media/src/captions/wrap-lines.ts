/** Most characters that are read comfortably in one line of a caption. */
const LINE_CHARACTERS = 42;

const SPEAKER = /^[\u200E\u200F\u061C\u2066-\u2069]*[-–—‐•]/u;
const INVISIBLE = /[\p{M}\u200B-\u200F\u061C\u202A-\u202E\u2060\u2066-\u2069]/gu;

/** Number of the letters that take place in a line. */
const charactersOf = (line: string): number => Array.from(line.replace(INVISIBLE, '')).length;

const filled = (words: readonly string[], width: number): string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && charactersOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

/** Divides words into as few lines as fit, of about the same length. A word that is too long stands alone. */
const balanced = (text: string): string[] => {
  const words = text.split(' ');
  const few = filled(words, LINE_CHARACTERS);
  let width = Math.ceil(charactersOf(text) / few.length);
  while (width < LINE_CHARACTERS && filled(words, width).length > few.length) width++;
  return filled(words, width);
};

/** Wraps the lines of a caption if one is too long. Lines of several speakers stay apart. */
export const wrapLines = (lines: readonly string[]): string[] => {
  if (lines.every((line) => charactersOf(line) <= LINE_CHARACTERS)) return [...lines];
  if (lines.some((line) => SPEAKER.test(line))) return lines.flatMap(balanced);
  return balanced(lines.join(' '));
};
