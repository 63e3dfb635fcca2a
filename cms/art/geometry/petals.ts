import { polar, polygon } from './point';

/** Rosette as closed shapes to be filled, like the wood pieces between a star and its ring. */
export interface Petals {
  /** Hexagons around the core, one per fold. */
  petals: string;
  /** Kites in the outer gaps, with the point outwards. */
  kites: string;
  /** Star formed by the inner tips of the petals. */
  core: string;
  /** Small diamonds between petals and core. */
  seeds: string;
}

/** Distances from the centre, in shares of the radius. */
const TIP = 0.34;
const SHOULDER = 0.46;
const HIP = 0.72;
const POINT = 0.9;
/** Share of its fold's angle that a petal fills. */
const BROAD = 0.94;

export const petals = (cx: number, cy: number, r: number, folds: number): Petals => {
  const half = Math.PI / folds;
  const at = (share: number, angle: number): readonly [number, number] => polar(cx, cy, r * share, angle);
  const each = (draw: (angle: number) => string): string =>
    Array.from({ length: folds }, (_, k) => draw(2 * k * half - Math.PI / 2)).join('');
  // The sides of a petal are parallel, so its angle shrinks as the distance from the centre grows.
  const hip = half * BROAD * (SHOULDER / HIP) * 1.3;
  return {
    petals: each((a) =>
      polygon([
        at(TIP, a),
        at(SHOULDER, a + half * BROAD),
        at(HIP, a + hip),
        at(POINT, a),
        at(HIP, a - hip),
        at(SHOULDER, a - half * BROAD),
      ]),
    ),
    kites: each((a) =>
      polygon([at(0.6, a + half), at(0.82, a + half * 1.5), at(1, a + half), at(0.82, a + half * 0.5)]),
    ),
    core: polygon(
      Array.from({ length: 2 * folds }, (_, i) =>
        at(i % 2 === 0 ? TIP * 0.92 : TIP * 0.66, i * half - Math.PI / 2 + half),
      ),
    ),
    seeds: each((a) =>
      polygon([at(0.36, a + half), at(0.42, a + half * 1.32), at(0.49, a + half), at(0.42, a + half * 0.68)]),
    ),
  };
};
