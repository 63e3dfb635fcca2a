export interface GridPlace {
  key: string;
  /** Index of the focused cell; -1 when none is focused. */
  index: number;
  count: number;
  columns: number;
  rtl: boolean;
}

/**
 * Returns the index of the cell that an arrow key, Home or End moves to; null for other keys. Left and right follow
 * the visual order, also in right-to-left text.
 */
export const stepInGrid = ({ key, index, count, columns, rtl }: GridPlace): number | null => {
  const steps = new Map([
    ['ArrowRight', rtl ? -1 : 1],
    ['ArrowLeft', rtl ? 1 : -1],
    ['ArrowDown', index === -1 ? 1 : columns],
    ['ArrowUp', -columns],
    ['Home', -index],
    ['End', count - 1 - index],
  ]);
  const step = steps.get(key);
  if (step === undefined) return null;
  const next = index + step;
  return next >= 0 && next < count ? next : null;
};
