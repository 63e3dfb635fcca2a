import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { circle, group, path, rect } from '../../drawing/svg';
import { bust } from '../../figures/bust';
import { guest } from '../../figures/guest';
import { eased } from '../draw-story';
import type { ShotContext } from '../story';
import { buttonsOf, dressOf, moustache, type Neighbour } from './cast';
import { lamp } from './lamp';
import { bars, thrownStars } from './lattice';
import { ROOMS, wallsOf } from './rooms';

/** Draws the cabin's wall in the light of the lamp. */
export const lampWall = (context: ShotContext, x: number, y: number, strength = 1): string => {
  const { W, H, colours, t, definitions } = context;
  const { darkest, deep, light, middle } = colours.palette;
  const ground = definitions.radial(x, y, 420, [
    [0, mix(middle, light, 0.45)],
    [0.45, mix(middle, deep, 0.35)],
    [1, mix(darkest, deep, 0.6)],
  ]);
  return (
    rect(0, 0, W, H, darkest) +
    rect(0, 0, W, H, ground, { opacity: strength }) +
    thrownStars(x, y, t, light, 0.7 * strength) +
    bars({ x: 0, y: 0, w: W, h: H, columns: 10, rows: 5, color: mix(darkest, middle, 0.3), width: 1.6 })
  );
};

/** Draws the operator, head and shoulders, with a hand in a gesture. */
export const operatorBust = (
  { colours }: ShotContext,
  x: number,
  y: number,
  z: number,
  gesture: Parameters<typeof guest>[0]['gesture'],
  side: 1 | -1,
): string => {
  const { look, head, shirt } = dressOf('operator', colours);
  const { palette } = colours;
  return (
    guest({
      x,
      y,
      z,
      foot: 380,
      head,
      look,
      body: shirt,
      rim: mix(shirt, palette.darkest, 0.35),
      gesture,
      side,
      thing: palette.paper,
    }) +
    buttonsOf(x, y, z, colours) +
    moustache(x, y, z, look.hair)
  );
};

interface Told {
  floor: number;
  to: Neighbour;
  /** Leaves of the plant that is remembered. */
  leaves?: number;
  /** Other one of two. */
  second?: Neighbour;
}

/** Draws the operator as he tells a neighbour what he has seen of them, and what he has seen. */
export const telling = (context: ShotContext, { floor, to, leaves = 6, second }: Told): string => {
  const { colours, t, share, definitions } = context;
  const { palette } = colours;
  const shown = eased((t - 0.4) / 1.4);
  const raised = eased((share - 0.25) / 0.4);
  const wall = wallsOf(colours)[floor - 1] ?? palette.light;
  const [x, y, w, h] = [216, 26, 208, 196] as const;
  const clip = definitions.clip(path(arch(x, y, w, h), 'white'));
  const listener = (name: Neighbour, lx: number, ly: number, z: number): string => {
    const { head, look, shirt } = dressOf(name, colours);
    return bust({
      x: lx,
      y: ly + (1 - raised) * z * 0.24,
      z,
      foot: 380,
      head,
      look,
      body: shirt,
      rim: mix(shirt, palette.light, 0.4),
      hasPin: false,
    });
  };
  return (
    lampWall(context, 320, 250) +
    circle(320, 150, 150, palette.light, { opacity: 0.18 * shown }) +
    path(arch(x - 7, y - 8, w + 14, h + 8), palette.light, { opacity: shown }) +
    group(
      { opacity: shown },
      group(
        { 'clip-path': clip },
        rect(x, y, w, h, wall) +
          rect(x, y + h - 14, w, 14, mix(wall, palette.darkest, 0.4)) +
          group(
            { transform: `translate(${String(x - 20)} ${String(y + h - 14 - 220 * 0.62)}) scale(.62)` },
            (ROOMS[floor - 1] ?? never())(context, { leaves: leaves * share, greeting: 0 }),
          ),
      ),
    ) +
    operatorBust(context, 118, 142 + Math.sin(t * 2) * 2, 78, 'tell', 1) +
    (second === undefined ? '' : listener(second, 566, 186, 58)) +
    listener(
      to,
      second === undefined ? 524 : 474,
      second === undefined ? 142 : 190,
      second === undefined ? 78 : 58,
    ) +
    lamp(context, 320, 330, 62, 1)
  );
};

const never = (): never => {
  throw new Error('The house has six floors.');
};
