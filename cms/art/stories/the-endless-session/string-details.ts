import { mix } from '../../core/color';
import { rosette } from '../../drawing/rosette';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d, polyline } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { tilted } from '../writer';
import { playerLook, type Player } from './players';

const ROUND = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;

/** Draws a string that swings between its ends; `swing` is how far. */
const string = (x1: number, x2: number, y: number, swing: number, color: string, width: number): string =>
  stroke(
    polyline(
      Array.from({ length: 17 }, (_, i) => {
        const share = i / 16;
        return [x1 + (x2 - x1) * share, y + Math.sin(Math.PI * share) * swing] as const;
      }),
    ),
    color,
    width,
  );

/** How far a string swings some seconds after it was plucked. */
const ringing = (since: number): number => (since < 0 ? 0 : Math.exp(-3 * since) * Math.cos(since * 33) * 6);

/** Draws a hand that comes from below right, with its finger and thumb at (x, y). */
const pluckingHand = (
  { colours }: ShotContext,
  who: Player,
  x: number,
  y: number,
  u: number,
  side: 1 | -1,
): string => {
  const { look, shirt } = playerLook(colours, who);
  const shade = mix(look.skin, colours.palette.darkest, 0.28);
  const at = (dx: number, dy: number): string => d`${x + side * dx * u} ${y + dy * u}`;
  const finger = (from: string, mid: string, to: string): string =>
    stroke(`M${from}Q${mid} ${to}`, shade, 0.25 * u, ROUND) +
    stroke(`M${from}Q${mid} ${to}`, look.skin, 0.21 * u, ROUND);
  return (
    stroke(`M${at(1, 1.2)}L${at(1.7, 2.5)}`, look.skin, 0.62 * u, ROUND) +
    stroke(`M${at(1.55, 2.2)}L${at(2.8, 4.6)}`, shirt, 0.95 * u, ROUND) +
    finger(at(1.25, 0.85), at(1.1, 0.2), at(0.72, 0.22)) +
    finger(at(1.1, 0.8), at(0.9, 0.02), at(0.46, 0.12)) +
    finger(at(0.9, 0.7), at(0.7, -0.2), at(0.2, 0)) +
    circle(x + side * u * 0.98, y + u * 0.95, u * 0.48, look.skin) +
    finger(at(0.62, 1.0), at(0.36, 0.7), at(0.12, 0.2))
  );
};

/** Draws the face of the oud from near by: five courses of strings, and the plectrum that strikes them. */
export const oudStrings = (context: ShotContext): string => {
  const { W, H, t, colours } = context;
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const wood = mix(light, second, 0.42);
  const grain = Array.from({ length: 12 }, (_, i) =>
    stroke(
      d`M-10 ${i * 34 - 8}Q${W * 0.4} ${i * 34 + 6} ${W + 10} ${i * 34 - 10}`,
      mix(wood, middle, 0.22),
      1.4,
    ),
  ).join('');
  const pace = 0.5;
  const courses = [112, 142, 172, 202, 232].map((y, i) => {
    const since = ((t + pace * 5 - i * pace * 0.4) % (pace * 2)) - 0.04;
    return (
      string(-20, 560, y, ringing(since), paper, 2.4) +
      string(-20, 560, y + 6, ringing(since - 0.03), paper, 2)
    );
  });
  const sweep = Math.sin((Math.PI * t) / pace);
  const [px, py] = [404 + Math.sin(t * 1.3) * 12, 172 + sweep * 66];
  return (
    rect(0, 0, W, H, wood) +
    grain +
    path(
      d`M-10 -10H${W + 10}V22Q${W * 0.5} 44 -10 30ZM-10 ${H + 10}H${W + 10}V${H - 26}Q${W * 0.5} ${H - 48} -10 ${H - 34}Z`,
      mix(deep, darkest, 0.4),
    ) +
    circle(216, 174, 98, mix(middle, darkest, 0.3)) +
    circle(216, 174, 90, darkest) +
    rosette('interlace', 216, 174, 84, light, 4) +
    circle(24, 292, 30, darkest) +
    rosette('nested', 24, 292, 27, light, 2) +
    rect(552, 92, 24, 168, darkest, { rx: 8 }) +
    courses.join('') +
    tilted(
      -24 + sweep * 6,
      px,
      py,
      path(
        d`M${px - 6} ${py - 16}L${px + 74} ${py + 12}L${px + 66} ${py + 24}L${px - 8} ${py - 8}Z`,
        middle,
        {
          stroke: darkest,
          'stroke-width': 1.5,
        },
      ),
    ) +
    pluckingHand(context, 'oud', px + 26, py + 4, 74, 1)
  );
};

/** Draws the qanun from above: its strings between pegs and bridge, and two hands with rings that pluck. */
export const qanunStrings = (context: ShotContext): string => {
  const { W, H, t, colours } = context;
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const board = mix(light, second, 0.3);
  const left = Math.sin(t * 4.7);
  const right = Math.sin(t * 4.7 + 2.2);
  const row = (i: number): number => 66 + i * 17;
  const strings = Array.from({ length: 15 }, (_, i) => {
    const begin = 96 - i * 5.4;
    const near = (hand: number): boolean => Math.abs(row(i) - hand) < 26;
    const moved = near(168 + left * 50) || near(150 + right * 50);
    return string(
      begin + 16,
      520,
      row(i),
      moved ? Math.sin(t * 37 + i) * 2.4 : 0,
      paper,
      i % 3 === 0 ? 2.2 : 1.4,
    );
  });
  const pegs = Array.from({ length: 15 }, (_, i) =>
    circle(100 - i * 5.4, row(i), 5, mix(middle, darkest, 0.3)),
  );
  const bridge = Array.from(
    { length: 4 },
    (_, i) =>
      rect(526, 52 + i * 67, 58, 60, mix(paper, light, 0.2), { rx: 3 }) +
      path(khatam(555, 82 + i * 67, 18), mix(second, middle, 0.3)),
  );
  return (
    rect(0, 0, W, H, mix(middle, deep, 0.4)) +
    Array.from({ length: 8 }, (_, i) => path(khatam(40 + i * 84, 348, 26), mix(second, deep, 0.4))).join('') +
    path(d`M96 34H620V330H2Z`, mix(deep, darkest, 0.5)) +
    path(d`M102 42H612V322H12Z`, board) +
    [0, 1, 2]
      .map(
        (i) => circle(250 + i * 92, 236, 20, darkest) + rosette('wreath', 250 + i * 92, 236, 17, light, 1.4),
      )
      .join('') +
    bridge.join('') +
    pegs.join('') +
    strings.join('') +
    pluckingHand(context, 'qanun', 250 + right * 26, 150 + right * 44, 62, -1) +
    pluckingHand(context, 'qanun', 372 + left * 20, 168 + left * 46, 62, 1)
  );
};
