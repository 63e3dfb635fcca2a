import type { CSSProperties } from 'react';

import type { Range } from './planner-time';

const PER_CENT = 100;

/** Place of a range in the range of a day, for the style sheet: start and size in per cent, and a colour. */
export const placeStyle = ({ from, to }: Range, day: Range, color: string | null = null): CSSProperties => {
  const length = day.to - day.from;
  const share = (instant: number): number =>
    (PER_CENT * (Math.min(Math.max(instant, day.from), day.to) - day.from)) / length;
  const start = share(from);
  const style: Record<string, string> = {
    '--start': String(start),
    '--size': String(share(to) - start),
    ...(color !== null && { '--light': color }),
  };
  return style;
};
