import { HEADS, type HeadName } from '../../figures/head';
import { circle, ellipse, group, path, stroke } from '../../drawing/svg';
import { d, polygon, type Point } from '../../geometry/point';
import type { Character } from './cast';

export interface Seated {
  x: number;
  /** Height of the ground it sits on. */
  y: number;
  /** Size of the head, as of every head. */
  z: number;
  who: Character;
  head: HeadName;
  /** Where a hand is, in sizes of the head from the middle of the ground. */
  hand?: Point;
  /** Degrees by which it leans to the right. */
  lean?: number;
  /** Degrees by which the head is turned down to the right. */
  nod?: number;
}

/** Place of the hand in the picture, to put something in it. */
export const handOf = ({ x, y, z, hand = [0, 0] }: Seated): Point => [x + hand[0] * z, y + hand[1] * z];

/** Draws a person in a wide robe who sits on the ground with crossed legs. */
export const seated = (figure: Seated): string => {
  const { x, y, z, who, head, hand, lean = 0, nod = 0 } = figure;
  const at = (px: number, py: number): Point => [x + px * z, y + py * z];
  const p = (px: number, py: number): string =>
    at(px, py)
      .map((value) => value.toFixed(1))
      .join(' ');
  const torso = `M${p(-0.3, -2.78)}C${p(-1.15, -2.7)} ${p(-1.05, -1.5)} ${p(-1.15, -0.5)}L${p(1.15, -0.5)}C${p(1.05, -1.5)} ${p(1.15, -2.7)} ${p(0.3, -2.78)}Z`;
  const legs = `M${p(-1.1, -1.1)}C${p(-2.3, -0.9)} ${p(-2.5, 0)} ${p(-1.8, 0.06)}H${(x + 1.8 * z).toFixed(1)}C${p(2.5, 0)} ${p(2.3, -0.9)} ${p(1.1, -1.1)}Z`;
  const folds = `M${p(-1.5, -0.2)}Q${p(0, -0.75)} ${p(1.5, -0.2)}M${p(-0.5, -1)}Q${p(-0.3, -1.9)} ${p(-0.6, -2.4)}M${p(0.45, -1)}Q${p(0.3, -1.7)} ${p(0.5, -2.2)}`;
  const arm = (): string => {
    if (!hand) return '';
    const side = Math.sign(hand[0]) || 1;
    const [sx, sy] = at(side * 0.8, -2.3);
    const [hx, hy] = handOf(figure);
    const [ex, ey] = [(sx + hx) / 2 + side * 0.25 * z, (sy + hy) / 2 + 0.55 * z];
    const [cx, cy] = [ex + (hx - ex) * 0.6, ey + (hy - ey) * 0.6];
    const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
    const sleeve = d`M${sx} ${sy}L${ex} ${ey}L${cx} ${cy}`;
    return (
      stroke(d`M${ex} ${ey}L${hx} ${hy}`, who.look.skin, z * 0.24, round) +
      stroke(sleeve, who.fold, z * 0.54, round) +
      stroke(sleeve, who.cloth, z * 0.46, round) +
      circle(hx, hy, z * 0.18, who.look.skin)
    );
  };
  const [nx, ny] = at(0, -2.6);
  return group(
    { transform: `rotate(${lean.toFixed(2)} ${x.toFixed(1)} ${y.toFixed(1)})` },
    ellipse(x, y - z * 2.72, z * 0.56, z * 0.36, who.cloth),
    path(torso, who.cloth),
    path(legs, who.cloth),
    stroke(folds, who.fold, z * 0.07, { 'stroke-linecap': 'round' }),
    group(
      { transform: `rotate(${nod.toFixed(2)} ${nx.toFixed(1)} ${ny.toFixed(1)})` },
      HEADS[head](x, y - z * 3.3, z, who.look),
    ),
    arm(),
  );
};

/** Draws the end of a veil that the wind pulls to the right of (x, y). */
export const veilEnd = (x: number, y: number, z: number, t: number, color: string, length = 2.6): string => {
  const along = Array.from({ length: 10 }, (_, i) => i / 9);
  const flap = (share: number): number => Math.sin(t * 7 - share * 6) * share * 0.34 * z - share * 0.2 * z;
  const upper = along.map((share): Point => [x + share * length * z, y + flap(share)]);
  const lower = along.map((share): Point => [
    x + share * length * z * 0.96,
    y + flap(share) + z * (0.66 - share * 0.3),
  ]);
  return path(polygon([...upper, ...lower.toReversed()]), color);
};
