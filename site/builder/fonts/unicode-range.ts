/** Returns a test whether a character belongs to a `unicode-range` of CSS, such as `U+0020-007E, U+00A0`. */
export const isInRange = (unicodeRange: string): ((character: string) => boolean) => {
  const ranges = unicodeRange
    .replaceAll('U+', '')
    .split(', ')
    .map((range) => {
      const [from = '', to = from] = range.split('-');
      return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
    });
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(({ from, to }) => code >= from && code <= to);
  };
};
