import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { randomOf } from '../../core/random';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d, polygon, type Point } from '../../geometry/point';
import { specks } from '../props/weather';
import type { Drawing, ShotContext } from '../story';
import { desert } from './desert';
import { heap, ironOf } from './ore-wagon';

const random = randomOf('iron train', 'ore');
const LUMPS = Array.from({ length: 150 }, () => [random(), random(), random.between(1.2, 4.6)] as const);

/** Draws a field of ore with its upper edge at `y`. */
export const oreField = (W: number, H: number, y: number, colours: Colours, rough = 5): string => {
  const { ore, glint } = ironOf(colours);
  const edge = Array.from({ length: 41 }, (_, i): Point => {
    const [, high = 0] = LUMPS[i] ?? [];
    return [(W * (i - 0.5)) / 39, y + Math.sin(i * 0.55) * rough - high * rough];
  });
  const lumps = LUMPS.map(([x, deep, r], i) => {
    const [cx, cy] = [x * W, y + rough + deep * (H - y)];
    return i % 6 === 0
      ? circle(cx, cy, r * 0.35, glint, { opacity: 0.8 })
      : path(
          d`M${cx - r * 1.4} ${cy + r}L${cx - r * 0.5} ${cy - r}L${cx + r} ${cy - r * 0.6}L${cx + r * 1.5} ${cy + r}Z`,
          i % 2 === 0 ? mix(ore, glint, 0.16) : mix(ore, colours.palette.darkest, 0.35),
        );
  });
  return path(polygon([...edge, [W + 10, H + 10], [-10, H + 10]]), ore) + lumps.join('');
};

/** Draws the long side of the wagon from its rim at `y` down, with the ribs that are near. */
const wagonSide = (W: number, H: number, y: number, colours: Colours): string => {
  const { side, rib, rim } = ironOf(colours);
  const ribs = [0.02, 0.25, 0.48, 0.71, 0.94].map((at) => rect(W * at, y + 6, 20, H, rib));
  const rivets = [0.1, 0.175, 0.33, 0.405, 0.56, 0.635, 0.79, 0.865].map((at) =>
    circle(W * at, y + 32, 2.2, rib),
  );
  return rect(-20, y, W + 40, H, side) + ribs.join('') + rivets.join('') + rect(-20, y - 6, W + 40, 14, rim);
};

/** Draws what stands on the wagon while the desert passes: the people on the ore, then its side. */
export const ride =
  (
    people: Drawing,
    { horizon = 0.46, speed = 210, floor = 252, rim = 298, dust = 26, edge = true } = {},
  ): Drawing =>
  (context) => {
    const { W, H, t, colours } = context;
    const shake = Math.sin(t * 7.3) * 0.7 + Math.sin(t * 11.9) * 0.5;
    return [
      desert(context, { horizon, speed }),
      specks(context, colours.paper, { amount: dust, speed: 190, size: 1 }),
      group(
        { transform: `translate(0 ${shake.toFixed(2)})` },
        path(heap(-60, floor + 26, W * 1.25, 34), mix(ironOf(colours).ore, colours.palette.deep, 0.25)),
        oreField(W, H, floor, colours),
        people(context),
        edge ? wagonSide(W, H, rim, colours) : '',
      ),
    ].join('');
  };

/** Draws the dark rim of the wagon close to the viewer, for the nearest layer. */
export const nearRim = (
  { W, H, colours, t }: Pick<ShotContext, 'W' | 'H' | 'colours' | 't'>,
  y: number,
): string => {
  const { darkest, deep } = colours.palette;
  const at = y + Math.sin(t * 8.1) * 1.2;
  const color = mix(darkest, deep, 0.18);
  return (
    rect(-80, at, W + 160, H, color) +
    stroke(d`M-80 ${at}H${W + 80}`, mix(deep, colours.paper, colours.isLight ? 0.4 : 0.2), 2.4)
  );
};
