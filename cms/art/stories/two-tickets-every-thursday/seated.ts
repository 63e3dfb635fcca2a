import { ellipse, path, rect, stroke, circle } from '../../drawing/svg';
import { d, type Point } from '../../geometry/point';
import { tilted } from '../writer';
import { headOfFigure, type Figure } from './cast';

export interface Seated {
  x: number;
  /** Height of the cushion. */
  seat: number;
  /** Twice the distance from the centre of the head to the chin. */
  z: number;
  who: Figure;
  /** Left and right hand, as the viewer sees them, in head sizes from the middle of the lap. */
  hands?: readonly [Point, Point];
  /** Degrees that body and head lean to the right. */
  lean?: number;
  nod?: number;
  /** Head sizes that the body has slid down. */
  sunk?: number;
  /** Length of the shins in head sizes; a child's end above the floor. */
  shins?: number;
  /** Head sizes that the feet swing. */
  swing?: number;
}

const LAP = [
  [-0.36, -0.12],
  [0.36, -0.12],
] as const satisfies readonly [Point, Point];

const legsOf = ({ x, seat, z, who, shins = 1.5, swing = 0 }: Seated): string => {
  const knee = seat + z * 0.56;
  const foot = knee + z * shins;
  const thighs = path(
    d`M${x - z * 0.7} ${seat - z * 0.3}L${x - z * 0.82} ${knee}H${x + z * 0.82}L${x + z * 0.7} ${seat - z * 0.3}Z`,
    who.legs,
    { stroke: who.legs, 'stroke-width': z * 0.2, 'stroke-linejoin': 'round' },
  );
  if (who.isLong === true)
    return (
      ellipse(x - z * 0.34, foot, z * 0.3, z * 0.14, who.look.band) +
      ellipse(x + z * 0.34, foot, z * 0.3, z * 0.14, who.look.band) +
      path(
        d`M${x - z * 0.86} ${knee - z * 0.2}L${x - z * 0.78} ${foot - z * 0.1}H${x + z * 0.78}L${x + z * 0.86} ${knee - z * 0.2}Z`,
        who.legs,
      ) +
      thighs
    );
  const shin = (side: number): string => {
    const [kx, fx] = [x + side * z * 0.48, x + side * (z * 0.42 + side * swing * z)];
    return (
      stroke(d`M${kx} ${knee}L${fx} ${foot}`, who.legs, z * 0.5, { 'stroke-linecap': 'round' }) +
      ellipse(fx, foot + z * 0.14, z * 0.3, z * 0.17, who.look.band)
    );
  };
  return shin(-1) + shin(1) + thighs;
};

/** Returns the centre of the head of somebody who sits upright. */
const headOf = ({ x, seat, z, sunk = 0 }: Pick<Seated, 'x' | 'seat' | 'z' | 'sunk'>): Point => [
  x,
  seat - z * (2.42 - sunk),
];

/** Draws somebody who sits and faces the camera. */
export const seated = (sitter: Seated): string => {
  const { x, seat, z, who, hands = LAP, lean = 0, nod = 0 } = sitter;
  const [, y] = headOf(sitter);
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const shoulders = path(
    d`M${x - z * 0.86} ${seat + z * 0.1}L${x - z * 1.02} ${y + z * 1.4}C${x - z * 1} ${y + z * 0.98} ${x - z * 0.5} ${y + z * 0.92} ${x - z * 0.2} ${y + z * 0.72}` +
      d`H${x + z * 0.2}C${x + z * 0.5} ${y + z * 0.92} ${x + z * 1} ${y + z * 0.98} ${x + z * 1.02} ${y + z * 1.4}L${x + z * 0.86} ${seat + z * 0.1}Z`,
    who.body,
  );
  const neck = rect(x - z * 0.17, y + z * 0.3, z * 0.34, z * 0.5, who.look.skin);
  const arm = ([hx, hy]: Point, side: number): string => {
    const shoulder: Point = [x + side * z * 0.84, y + z * 1.22];
    const hand: Point = [x + hx * z, seat + hy * z];
    const elbow: Point = [
      (shoulder[0] + hand[0]) / 2 + side * z * 0.34,
      (shoulder[1] + hand[1]) / 2 + z * 0.22,
    ];
    const line = d`M${shoulder[0]} ${shoulder[1]}L${elbow[0]} ${elbow[1]}L${elbow[0] + (hand[0] - elbow[0]) * 0.7} ${elbow[1] + (hand[1] - elbow[1]) * 0.7}`;
    return (
      stroke(d`M${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, who.look.skin, z * 0.22, round) +
      stroke(line, who.look.band, z * 0.44, { ...round, opacity: 0.3 }) +
      stroke(line, who.body, z * 0.38, round) +
      circle(hand[0], hand[1], z * 0.18, who.look.skin)
    );
  };
  return (
    legsOf(sitter) +
    tilted(
      lean,
      x,
      seat,
      neck + shoulders + tilted(nod, x, y + z * 0.7, headOfFigure(who, x, y, z)),
      arm(hands[0], -1),
      arm(hands[1], 1),
    )
  );
};
