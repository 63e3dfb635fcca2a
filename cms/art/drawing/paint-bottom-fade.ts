import type { Definitions } from './definitions';
import { rect } from './svg';

/**
 * Fades the bottom of a tall picture to a plain dark ground for the page's text. `span` is in shares of the
 * height.
 */
export const paintBottomFade = (
  W: number,
  H: number,
  span: readonly [from: number, to: number],
  color: string,
  definitions: Definitions,
): string => {
  const [from, to] = [H * span[0], H * span[1]];
  const fill = definitions.linear(
    [
      [0, color, 0],
      [0.5, color, 0.5],
      [1, color, 1],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  return rect(0, from, W, to - from, fill) + rect(0, to - 0.5, W, H - to + 1, color);
};
