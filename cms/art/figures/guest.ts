import { circle, path, rect, stroke } from '../drawing/svg';
import { d } from '../geometry/point';
import { bust } from './bust';
import { HEADS, type HeadName, type Look } from './head';

export interface Guest {
  x: number;
  /** Centre of the head. */
  y: number;
  z: number;
  /** Height at which an object hides the rest of the body. */
  foot: number;
  head: HeadName;
  look: Look;
  body: string;
  /** Colour of the outline between the body and its background. */
  rim: string;
  gesture: keyof typeof REACH;
  /** Side of the raised hand, as the viewer sees it. */
  side: 1 | -1;
  /** Colour of the object in the hand. */
  thing: string;
}

/** Positions of elbow and hand, in head sizes from the centre of the head. */
const REACH = {
  cup: [1.28, 1.75, 0.72, 1.16],
  pour: [1.36, 1.62, 1.66, 1.28],
  tell: [1.45, 2.15, 1.72, 1.18],
  rest: [1.2, 1.85, 0.42, 1.98],
} as const;

const cup = (x: number, y: number, z: number, color: string): string =>
  path(d`M${x - z * 0.15} ${y - z * 0.28}h${z * 0.3}l${-z * 0.06} ${z * 0.28}h${-z * 0.18}Z`, color);

/** Draws a coffee pot with its spout towards `side`. */
export const coffeePot = (
  x: number,
  y: number,
  z: number,
  side: 1 | -1,
  color: string,
  dark: string,
): string =>
  path(
    d`M${x - z * 0.3} ${y}Q${x - z * 0.36} ${y - z * 0.42} ${x - z * 0.12} ${y - z * 0.66}L${x - z * 0.16} ${y - z * 0.84}H${x + z * 0.16}L${x + z * 0.12} ${y - z * 0.66}Q${x + z * 0.36} ${y - z * 0.42} ${x + z * 0.3} ${y}Z` +
      d`M${x + side * z * 0.1} ${y - z * 0.6}Q${x + side * z * 0.46} ${y - z * 0.66} ${x + side * z * 0.62} ${y - z * 0.88}Q${x + side * z * 0.5} ${y - z * 0.36} ${x + side * z * 0.2} ${y - z * 0.36}Z` +
      d`M${x - z * 0.12} ${y - z * 0.86}L${x} ${y - z * 1.16}L${x + z * 0.12} ${y - z * 0.86}Z`,
    color,
  ) +
  stroke(
    d`M${x - side * z * 0.16} ${y - z * 0.76}C${x - side * z * 0.62} ${y - z * 0.8} ${x - side * z * 0.6} ${y - z * 0.12} ${x - side * z * 0.28} ${y - z * 0.12}`,
    color,
    z * 0.09,
  ) +
  rect(x - z * 0.31, y - z * 0.3, z * 0.62, z * 0.07, dark);

/** Draws a guest at a table from the front, with one hand in a gesture. */
export const guest = (who: Guest): string => {
  const { x, y, z, side, look, body, gesture, thing, rim } = who;
  const [ex, ey, hx, hy] = REACH[gesture];
  const shoulder = [x + side * z * 0.92, y + z * 1.16] as const;
  const elbow = [x + side * z * ex, y + z * ey] as const;
  const hand = [x + side * z * hx, y + z * hy] as const;
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const cuff = [elbow[0] + (hand[0] - elbow[0]) * 0.55, elbow[1] + (hand[1] - elbow[1]) * 0.55] as const;
  const sleeve = d`M${shoulder[0]} ${shoulder[1]}L${elbow[0]} ${elbow[1]}L${cuff[0]} ${cuff[1]}`;
  const held =
    gesture === 'cup'
      ? cup(hand[0], hand[1] - z * 0.02, z, thing)
      : gesture === 'pour'
        ? coffeePot(hand[0], hand[1] + z * 0.1, z * 0.86, side, thing, look.band)
        : '';
  return (
    bust({ ...who, hasPin: false }) +
    stroke(d`M${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, look.skin, z * 0.2, round) +
    stroke(sleeve, rim, z * 0.4, round) +
    stroke(sleeve, body, z * 0.35, round) +
    held +
    circle(hand[0], hand[1], z * 0.15, look.skin)
  );
};

/** Draws a standing person in a robe, seen from behind. */
export const looker = (
  x: number,
  ground: number,
  height: number,
  head: HeadName,
  look: Look,
  robe: string,
  fold: string,
): string => {
  const h = height;
  const [neck, hem] = [ground - h * 0.8, ground];
  return (
    path(
      d`M${x - h * 0.03} ${neck}C${x - h * 0.15} ${neck + h * 0.02} ${x - h * 0.16} ${neck + h * 0.1} ${x - h * 0.16} ${neck + h * 0.3}L${x - h * 0.19} ${hem}H${x + h * 0.19}L${x + h * 0.16} ${neck + h * 0.3}C${x + h * 0.16} ${neck + h * 0.1} ${x + h * 0.15} ${neck + h * 0.02} ${x + h * 0.03} ${neck}Z`,
      robe,
    ) +
    path(
      d`M${x + h * 0.03} ${neck + h * 0.34}L${x + h * 0.06} ${hem}H${x + h * 0.19}L${x + h * 0.15} ${neck + h * 0.26}Z`,
      fold,
      { opacity: 0.55 },
    ) +
    HEADS[head](x, ground - h * 0.9, h * 0.17, look)
  );
};

/** Draws the back of a person in front of the light: dark, with a bright edge. */
export const back = (
  x: number,
  y: number,
  z: number,
  foot: number,
  head: HeadName,
  dark: string,
  light: string,
): string => {
  const whole = (color: string): Look => ({
    skin: color,
    hair: color,
    cloth: color,
    accent: color,
    band: color,
  });
  const body = (grown: number, color: string): string =>
    bust({
      x,
      y,
      z: z * grown,
      foot,
      head,
      look: whole(color),
      body: color,
      rim: color,
      hasPin: false,
    });
  return body(1.05, light) + HEADS[head](x, y, z, whole(dark)) + body(1, dark);
};
