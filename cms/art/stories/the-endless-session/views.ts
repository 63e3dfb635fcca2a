import { mix } from '../../core/color';
import { TURN } from '../../drawing/motion';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { bust } from '../../figures/bust';
import { back } from '../../figures/guest';
import { d } from '../../geometry/point';
import { khatam, SIXTEENTH_TURN } from '../../geometry/star';
import type { ShotContext } from '../story';
import { tilted } from '../writer';
import { courtyardWalls } from './courtyard';
import { moon } from './lamp';
import { beat, nightStars } from './loop';
import { playerLook, type Player } from './players';

/** Draws the walls of the courtyard large and dim, behind players who are near. */
export const wallsBehind = (context: ShotContext, x: number, y: number, size: number): string => {
  const { W, H, t, colours } = context;
  return (
    group(
      {
        transform: `translate(${String(W / 2 - x * size)} ${String(H / 2 - y * size)}) scale(${String(size)})`,
      },
      courtyardWalls(context, t),
    ) + rect(0, 0, W, H, colours.palette.darkest, { opacity: 0.22 })
  );
};

/** Draws the light of the lamp around (x, y). */
export const lampLight = ({ W, H, t, colours, definitions }: ShotContext, x: number, y: number): string =>
  rect(
    0,
    0,
    W,
    H,
    definitions.radial(x, y, 380, [
      [0, colours.palette.light, 0.42 + 0.04 * beat(t, 168)],
      [0.5, colours.palette.second, 0.2],
      [1, colours.palette.second, 0],
    ]),
  );

/** Draws rings of sound behind a player. */
export const soundRings = ({ t, colours }: ShotContext, x: number, y: number, r: number): string =>
  [0, 1, 2, 3]
    .map((i) => {
      const age = (t * 0.4 + i / 4) % 1;
      return circle(x, y, r * (1 + age * 1.6), 'none', {
        stroke: i % 2 === 0 ? colours.palette.light : colours.palette.second,
        'stroke-width': 3.5,
        opacity: (1 - age) * Math.min(1, age * 5) * 0.6,
      });
    })
    .join('');

const RING: readonly (readonly [Player, turn: number])[] = [
  ['oud', 0.42],
  ['qanun', 0.58],
  ['singer', 0.75],
  ['ney', 0.92],
  ['riq', 0.08],
];

/** Draws the carpet and its players from above, around the light of the lamp. */
export const fromAbove = (context: ShotContext): string => {
  const { W, H, t, colours } = context;
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const floor = mix(deep, darkest, 0.25);
  const tiles = Array.from({ length: 60 }, (_, i) =>
    path(khatam((i % 10) * 76 - 16, Math.floor(i / 10) * 76 - 8, 24), mix(floor, middle, 0.28)),
  ).join('');
  const players = RING.map(([who, turn], i) => {
    const { look, shirt } = playerLook(colours, who);
    const a = TURN * turn;
    const [x, y] = [320 + Math.cos(a) * 212, 186 + Math.sin(a) * 112];
    const facing = (Math.atan2(186 - y, 320 - x) * 180) / Math.PI + 90 + Math.sin(t * 2.4 + i) * 5;
    const reach = Math.sin(t * (who === 'riq' ? 12 : 6) + i) * 5;
    const held = {
      oud:
        ellipse(x - 8, y - 34, 30, 24, mix(light, second, 0.35)) +
        stroke(d`M${x - 34} ${y - 34}h-44`, darkest, 8) +
        circle(x - 12, y - 34, 8, darkest),
      qanun:
        path(d`M${x - 52} ${y - 24}H${x + 56}L${x + 26} ${y - 60}H${x - 40}Z`, mix(light, second, 0.25)) +
        stroke(d`M${x - 44} ${y - 34}h84M${x - 42} ${y - 44}h74`, middle, 1.6),
      singer: '',
      ney: stroke(d`M${x} ${y - 12}L${x + 26} ${y - 66}`, light, 7, { 'stroke-linecap': 'round' }),
      riq: circle(x + 4, y - 44 + reach, 22, light) + circle(x + 4, y - 44 + reach, 15, paper),
    }[who];
    const hair = who === 'ney' || who === 'singer' ? look.accent : look.hair;
    return (
      ellipse(x + Math.cos(a) * 22, y + Math.sin(a) * 22, 62, 40, darkest, { opacity: 0.4 }) +
      tilted(
        facing,
        x,
        y,
        stroke(
          d`M${x - 44} ${y}Q${x - 46} ${y - 34} ${x - 18} ${y - 36 + reach}M${x + 44} ${y}Q${x + 46} ${y - 34} ${x + 18} ${y - 38 - reach}`,
          shirt,
          17,
          {
            'stroke-linecap': 'round',
          },
        ),
        held,
        circle(x - 18, y - 38 + reach, 9, look.skin),
        circle(x + 18, y - 40 - reach, 9, look.skin),
        ellipse(x, y, 54, 25, shirt),
        ellipse(x, y - 5, 20, 23, look.skin),
        ellipse(x, y + 1, 23, 23, hair),
      )
    );
  }).join('');
  const tray = tilted(
    t * 4,
    320,
    196,
    circle(320, 196, 40, mix(light, middle, 0.35)),
    path(khatam(320, 196, 30, SIXTEENTH_TURN), light),
    [0, 1, 2, 3]
      .map(
        (i) =>
          circle(320 + Math.cos((TURN * i) / 4) * 26, 196 + Math.sin((TURN * i) / 4) * 26, 8, paper) +
          circle(320 + Math.cos((TURN * i) / 4) * 26, 196 + Math.sin((TURN * i) / 4) * 26, 5.5, second),
      )
      .join(''),
  );
  return (
    rect(0, 0, W, H, floor) +
    tiles +
    rect(60, 26, 520, 316, middle, { rx: 4 }) +
    rect(72, 38, 496, 292, 'none', { stroke: light, 'stroke-width': 3 }) +
    path(khatam(320, 186, 132), mix(middle, second, 0.55)) +
    path(khatam(320, 186, 104, SIXTEENTH_TURN), mix(middle, deep, 0.3)) +
    path(khatam(320, 186, 74), mix(second, light, 0.3)) +
    lampLight(context, 320, 186) +
    tray +
    players
  );
};

/** Draws the singer from the front, a hand on her heart. */
export const humming = (context: ShotContext, x: number, y: number, z: number): string => {
  const { t, colours } = context;
  const { look, shirt } = playerLook(colours, 'singer');
  const { light, darkest } = colours.palette;
  const breath = Math.sin(t * 1.3) * 2.2;
  const rim = mix(light, shirt, 0.3);
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const [hx, hy] = [x + z * 0.16, y + z * 1.5 - breath];
  const sleeve = d`M${x - z * 0.86} ${y + z * 1.24}L${x - z * 1.24} ${y + z * 2.1}L${x - z * 0.3} ${y + z * 1.72}`;
  return tilted(
    Math.sin(t * 0.9) * 2.4,
    x,
    y + z * 3,
    bust({ x, y: y - breath, z, foot: 380, head: 'veil', look, body: shirt, rim, hasPin: false }) +
      stroke(d`M${x - z * 1.24} ${y + z * 2.1}L${hx} ${hy}`, look.skin, z * 0.2, round) +
      stroke(sleeve, mix(shirt, darkest, 0.3), z * 0.4, round) +
      stroke(sleeve, shirt, z * 0.37, round) +
      ellipse(hx, hy, z * 0.22, z * 0.15, look.skin),
  );
};

/** Draws a player before the full moon on the roof, dark against it. */
export const moonlit = (context: ShotContext, figure: string): string => {
  const { W, H, t, colours } = context;
  const { darkest, deep } = colours.palette;
  return (
    nightStars(context, t, 0.8) +
    moon(colours, 330, 164, 128) +
    figure +
    path(d`M-10 318H${W + 10}V${H + 10}H-10Z`, mix(darkest, deep, 0.25)) +
    Array.from({ length: 28 }, (_, i) =>
      path(d`M${i * 26 - 8} 320v-12h7v-8h8v8h5v12Z`, mix(darkest, deep, 0.25)),
    ).join('')
  );
};

/** Draws listeners from behind, at the edge of the light. */
export const listenersBehind = ({ t, colours }: ShotContext): string => {
  const { darkest, deep, light } = colours.palette;
  const heads = ['hood', 'short', 'fall', 'curls', 'bun'] as const;
  return heads
    .map((head, i) => {
      const x = 40 + i * 142 + Math.sin(t * 1.6 + i) * 6;
      return back(x, 256 + (i % 2) * 16, 50, 420, head, mix(darkest, deep, i % 2 ? 0.12 : 0.3), light);
    })
    .join('');
};
