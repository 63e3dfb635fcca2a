/** A list as editors write it: one entry on each line. Null and empty lines are no entries. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
