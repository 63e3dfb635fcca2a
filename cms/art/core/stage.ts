import type { Title } from '../title/title';
import type { Box } from '../geometry/lattice';
import { SHAPES, type Shape } from './shape';

/** The scene runs a little under the shade of a title, else picture and title fall apart. */
const UNDER = 0.84;

/** Where in a shape the subject stands: what title or page leave free. */
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
