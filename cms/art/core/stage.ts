import type { Title } from '../title/title';
import type { Box } from '../geometry/lattice';
import { SHAPES, type Shape } from './shape';

/**
 * Share of the title's height that the scene leaves free: it runs a little under the title's shade, so that
 * both connect.
 */
const UNDER = 0.84;

/** Returns the area of a shape that title and page text leave free; the subject stands there. */
export const stageOf = (shape: Shape, title: Title | null): Box => {
  const [W, H] = SHAPES[shape];
  if (title !== null) {
    const covered = title.room.h * UNDER;
    return { x: 0, y: title.at === 'top' ? covered : 0, w: W, h: H - covered };
  }
  switch (shape) {
    case 'banner':
      return { x: W * 0.36, y: H * 0.07, w: W * 0.64, h: H * 0.89 };
    case 'upright':
      return { x: 0, y: H * 0.085, w: W, h: H * 0.48 };
    default:
      return { x: 0, y: 0, w: W, h: H };
  }
};
