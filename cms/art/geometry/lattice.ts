import type { Point } from './point';
import { EIGHTH_TURN, hankinRadius, star } from './star';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Path data of the 4.8.8 tiling filled with stars: the eight-fold ones and the four-fold ones. */
export interface Lattice {
  octagons: string;
  squares: string;
  centres: readonly Point[];
  /** Inner radius of the eight-fold stars. */
  inner: number;
}

export const lattice = (box: Box, period: number, contact: number, origin: Point): Lattice => {
  const edge = period / (1 + Math.SQRT2);
  const inner = hankinRadius(8, period / 2, contact);
  const innerSmall = hankinRadius(4, edge / 2, contact);
  const centres: Point[] = [];
  const firstX = Math.floor((box.x - origin[0]) / period) - 1;
  const firstY = Math.floor((box.y - origin[1]) / period) - 1;
  for (let y = firstY; y * period + origin[1] < box.y + box.h + period; y++) {
    for (let x = firstX; x * period + origin[0] < box.x + box.w + period; x++) {
      centres.push([x * period + origin[0], y * period + origin[1]]);
    }
  }
  const half = period / 2;
  return {
    octagons: centres.map(([x, y]) => star(x, y, 8, half, inner)).join(''),
    squares: centres.map(([x, y]) => star(x + half, y + half, 4, edge / 2, innerSmall, EIGHTH_TURN)).join(''),
    centres,
    inner,
  };
};
