import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { bust } from '../../figures/bust';
import { guest } from '../../figures/guest';
import { lattice } from '../../geometry/lattice';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import type { ShotContext } from '../story';
import { roleOf } from './cast';
import { envelope } from './envelope';

const TABLE = 286;

/** Second at which the sign lights up or goes dark, if it does. */
export interface AirSign {
  lit?: number;
  dark?: number;
}

const airSign = (
  { t, colours: { palette }, definitions, writer }: ShotContext,
  x: number,
  y: number,
  { lit = -1, dark = 99 }: AirSign,
): string => {
  const on = t >= lit && t < dark ? Math.min(1, (t - lit) * 5) : 0;
  const face = mix(mix(palette.deep, palette.darkest, 0.4), palette.light, on);
  return (
    (on > 0 ? rect(x - 74, y - 25, 148, 50, palette.light, { rx: 14, opacity: 0.18 * on }) : '') +
    rect(x - 64, y - 17, 128, 34, face, { rx: 6, stroke: palette.second, 'stroke-width': 1.6 }) +
    writer.write(
      {
        text: 'على الهواء',
        locale: 'ar',
        x,
        y: y + 7,
        size: 20,
        color: on > 0.5 ? palette.darkest : palette.middle,
        anchor: 'middle',
      },
      definitions,
    )
  );
};

/** The studio's wall of tiles with its sign, and the lamp that hangs over the table at `lampX`. */
export const studioRoom = (context: ShotContext, lampX: number, sign: AirSign = {}, signX = 540): string => {
  const { W, H, t, colours, definitions } = context;
  const { palette } = colours;
  const wall = mix(palette.deep, palette.darkest, 0.25);
  const tiles = lattice({ x: 0, y: 0, w: W, h: H }, 64, 1.02, [20, 10]);
  const swing = Math.sin(t * 0.9) * 3;
  const glow = definitions.radial(lampX + swing, 96, 300, [
    [0, palette.second, 0.62],
    [0.35, palette.light, 0.3],
    [1, palette.light, 0],
  ]);
  const x = lampX + swing;
  return (
    rect(0, 0, W, H, wall) +
    stroke(tiles.octagons + tiles.squares, mix(palette.middle, palette.deep, 0.45), 1.3) +
    rect(0, 0, W, H, glow) +
    path(d`M${x - 44} 84L${x - 190} ${TABLE}H${x + 190}L${x + 44} 84Z`, palette.second, { opacity: 0.13 }) +
    airSign(context, signX, 52, sign) +
    stroke(d`M${lampX} -5L${x} 48`, palette.darkest, 3) +
    path(d`M${x - 14} 46H${x + 14}L${x + 48} 84H${x - 48}Z`, palette.middle) +
    path(d`M${x - 48} 84H${x + 48}Q${x} 96 ${x - 48} 84Z`, palette.paper)
  );
};

/** The table, which hides what is below it. */
export const studioTable = ({ W, H, colours: { palette } }: ShotContext): string =>
  rect(0, TABLE, W, H, mix(palette.middle, palette.deep, 0.5)) + rect(0, TABLE, W, 7, palette.second);

/** A microphone on the table with its head at (x, y), leaning from its foot. */
export const microphone = (
  { colours: { palette } }: ShotContext,
  x: number,
  y: number,
  foot: number,
  u: number,
): string =>
  stroke(d`M${foot} ${TABLE + 4}L${foot} ${y + u * 1.6}L${x} ${y}`, palette.darkest, u * 0.22, {
    'stroke-linejoin': 'round',
  }) +
  rect(foot - u * 1.2, TABLE, u * 2.4, u * 0.4, palette.darkest, { rx: u * 0.2 }) +
  rect(x - u * 0.62, y - u, u * 1.24, u * 1.9, palette.darkest, { rx: u * 0.6 }) +
  rect(x - u * 0.5, y - u * 0.88, u, u * 0.95, mix(palette.second, palette.middle, 0.4), { rx: u * 0.48 }) +
  stroke(
    d`M${x - u * 0.5} ${y - u * 0.5}h${u}M${x - u * 0.5} ${y - u * 0.2}h${u}`,
    palette.darkest,
    u * 0.08,
  );

const headphones = (x: number, y: number, z: number, { palette }: ShotContext['colours']): string =>
  stroke(
    d`M${x - z * 0.5} ${y}A${z * 0.52} ${z * 0.66} 0 0 1 ${x + z * 0.5} ${y}`,
    palette.second,
    z * 0.09,
  ) +
  [-1, 1]
    .map((side) =>
      rect(x + side * z * 0.5 - z * 0.1, y - z * 0.16, z * 0.2, z * 0.44, palette.second, { rx: z * 0.1 }),
    )
    .join('');

/** Rim from the front at the table; her hand tells. */
export const rim = (
  { colours, t }: ShotContext,
  x: number,
  y: number,
  z: number,
  gesture: 'cup' | 'rest',
  side: 1 | -1,
): string => {
  const role = roleOf('rim', colours);
  const at = y + Math.sin(t * 1.5) * z * 0.015;
  return (
    guest({
      x,
      y: at,
      z,
      foot: TABLE + 20,
      head: role.head,
      look: role.look,
      body: role.shirt,
      rim: colours.palette.second,
      gesture,
      side,
      thing: colours.palette.paper,
    }) + headphones(x, at, z, colours)
  );
};

/** Salim today, head and shoulders; `sunk` is how far he lowers his head. */
export const salimToday = (
  { colours, t }: ShotContext,
  x: number,
  y: number,
  z: number,
  sunk = 0,
): string => {
  const role = roleOf('greySalim', colours);
  return bust({
    x,
    y: y + Math.sin(t * 1.2 + 1) * z * 0.012 + sunk * z * 0.14,
    z,
    foot: TABLE + 20,
    head: role.head,
    look: role.look,
    body: role.shirt,
    rim: colours.palette.second,
    hasPin: false,
  });
};

/** The sheet in a hand: it moves from Salim to Rim as `passed` goes from 0 to 1. */
export const passedSheet = (context: ShotContext, passed: number): string => {
  const { palette } = context.colours;
  const along = eased(passed);
  const [x, y] = [420 - along * 170, 226 - Math.sin(along * Math.PI) * 22];
  const skin = roleOf('greySalim', context.colours).look.skin;
  const paper = mix(palette.paper, palette.second, 0.35);
  return (
    path(d`M${x - 42} ${y - 26}L${x + 34} ${y - 32}L${x + 42} ${y + 26}L${x - 36} ${y + 32}Z`, paper) +
    Array.from({ length: 5 }, (_, i) =>
      stroke(d`M${x - 26} ${y - 14 + i * 9}L${x + 28} ${y - 18 + i * 9}`, mix(paper, palette.deep, 0.55), 2),
    ).join('') +
    stroke(
      d`M${510} 270Q${x + 96} ${y + 44} ${x + 52} ${y + 12}`,
      mix(palette.second, palette.paper, 0.35),
      26,
      { 'stroke-linecap': 'round' },
    ) +
    circle(x + 42, y + 8, 13, skin)
  );
};

/** The sheet before Rim's breast; she lowers it behind the table's edge. */
export const loweredSheet = (context: ShotContext, x: number): string => {
  const { palette } = context.colours;
  const y = 262 + eased((context.t - 0.7) / 1.4) * 62;
  const paper = mix(palette.paper, palette.second, 0.35);
  const skin = roleOf('rim', context.colours).look.skin;
  return (
    rect(x - 68, y - 30, 136, 90, paper, { rx: 2 }) +
    Array.from({ length: 4 }, (_, i) =>
      rect(x - 52, y - 16 + i * 13, 104, 3, mix(paper, palette.deep, 0.4)),
    ).join('') +
    [-1, 1].map((side) => circle(x + side * 70, y + 12, 13, skin)).join('')
  );
};

/** The envelope as it lies on the table before the two. */
export const envelopeBefore = (context: ShotContext, x: number): string =>
  envelope(context, x, TABLE + 12, 84);
