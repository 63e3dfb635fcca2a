/**
 * Returns the page numbers that a pager of `pages` shows at `page`: the first, the last and the neighbours; null
 * marks a gap.
 */
export const pageList = (page: number, pages: number): readonly (number | null)[] => {
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // Show a single missing page instead of a gap.
    return number - before === 2 ? [number - 1, number] : [null, number];
  });
};
