export interface GridPlace {
  key: string;
  /** Where the focus is; -1 when it is in none of the cells. */
  index: number;
  count: number;
  columns: number;
  rtl: boolean;
}

/** Cell that an arrow, Home or End leads to; null when the key does not move the focus. Left and right follow the eye. */
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
