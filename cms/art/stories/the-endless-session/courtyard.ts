import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { stringLights } from '../../drawing/string-lights';
import { HEADS, type HeadName } from '../../figures/head';
import { d } from '../../geometry/point';
import { khatam, SIXTEENTH_TURN } from '../../geometry/star';
import type { ShotContext } from '../story';
import { lamp, moon } from './lamp';
import { beat, nightStars } from './loop';
import { player, playerLook, type Player } from './players';

/** Ground of the carpet on which the players sit. */
const CARPET = 322;

const WINDOWS: readonly (readonly [x: number, head: HeadName | undefined])[] = [
  [40, 'veil'],
  [142, undefined],
  [244, 'curls'],
  [346, 'ghutra'],
  [448, undefined],
  [550, 'bun'],
];

/** Draws the walls of the courtyard: an arcade, and windows above it in which people listen. */
export const courtyardWalls = (context: ShotContext, seconds: number): string => {
  const { W, H, colours } = context;
  const { darkest, deep, middle, light, second } = colours.palette;
  const wall = mix(deep, darkest, 0.3);
  const edge = mix(deep, middle, 0.35);
  const windows = WINDOWS.map(([x, head], i) => {
    const lit = head === undefined ? mix(wall, light, 0.12) : mix(light, second, 0.25 + (i % 3) * 0.2);
    const look = {
      ...playerLook(colours, 'riq').look,
      skin: mix(deep, darkest, 0.25),
      accent: mix(deep, middle, 0.4),
      cloth: mix(deep, middle, 0.3),
    };
    const sway = beat(seconds, 24 + i * 2, i / 6) * 2.4;
    return (
      path(arch(x - 4, 74, 58, 66), edge) +
      path(arch(x, 79, 50, 61), lit) +
      (head === undefined
        ? stroke(d`M${x + 25} 82V140M${x} 112H${x + 50}`, edge, 2.5)
        : path(
            d`M${x + 6} 140Q${x + 8 + sway} 124 ${x + 25 + sway} 122Q${x + 42 + sway} 124 ${x + 44} 140Z`,
            mix(deep, darkest, 0.35),
          ) + HEADS[head](x + 25 + sway, 112, 22, look)) +
      rect(x - 8, 139, 66, 5, edge)
    );
  }).join('');
  const arcade = Array.from({ length: 7 }, (_, i) => {
    const x = i * 102 - 36;
    return (
      path(arch(x, 162, 84, 122), mix(wall, darkest, 0.6)) +
      path(khatam(x + 93, 172, 8), mix(edge, light, 0.25))
    );
  }).join('');
  return (
    rect(-10, 56, W + 20, 240, wall) +
    rect(-10, 52, W + 20, 8, edge) +
    Array.from({ length: 28 }, (_, i) => path(d`M${i * 24 - 8} 52v-8h6v-6h6v6h4v8Z`, wall)).join('') +
    windows +
    rect(-10, 150, W + 20, 5, edge) +
    arcade +
    rect(-10, 282, W + 20, H, mix(deep, middle, 0.16))
  );
};

const carpet = ({ colours }: ShotContext): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const flat = (content: string): string => group({ transform: 'translate(0 232) scale(1 .28)' }, content);
  return (
    ellipse(320, 322, 330, 40, darkest, { opacity: 0.35 }) +
    path(d`M60 292H580L640 350H0Z`, middle) +
    stroke(d`M72 296H568L620 345H20Z`, light, 2.5) +
    flat(
      [120, 220, 320, 420, 520]
        .map(
          (x, i) =>
            path(khatam(x, 320, i === 2 ? 74 : 50), mix(second, paper, 0.1)) +
            path(khatam(x, 320, 30, SIXTEENTH_TURN), deep),
        )
        .join(''),
    )
  );
};

const PLACES: readonly (readonly [Player, x: number, y: number, isTurned: boolean])[] = [
  ['ney', 408, CARPET - 14, true],
  ['qanun', 214, CARPET - 14, false],
  ['oud', 116, CARPET + 6, false],
  ['riq', 520, CARPET + 4, true],
  ['singer', 312, CARPET + 2, true],
];

interface Session {
  /** Whose tune it is, and how much. */
  lead: Readonly<Partial<Record<Player, number>>>;
  handing?: Readonly<Partial<Record<Player, number>>>;
}

/** Draws the whole courtyard with its players under the lamp. */
export const session = (context: ShotContext, seconds: number, { lead, handing = {} }: Session): string => {
  const { W, H, colours, definitions } = context;
  const { light, second, darkest, deep } = colours.palette;
  const warmth = definitions.radial(320, 210, 360, [
    [0, light, 0.5 + 0.03 * beat(seconds, 168)],
    [0.4, second, 0.22],
    [1, second, 0],
  ]);
  return (
    nightStars(context, seconds, 0.16) +
    moon(colours, 492, 30, 25) +
    courtyardWalls(context, seconds) +
    stringLights({
      from: [-20, 62],
      to: [320, 40],
      sag: 16,
      bulbs: 9,
      size: 4,
      wire: mix(darkest, deep, 0.5),
      lights: [light, second],
    }) +
    stringLights({
      from: [320, 40],
      to: [660, 62],
      sag: 16,
      bulbs: 9,
      size: 4,
      wire: mix(darkest, deep, 0.5),
      lights: [second, light],
    }) +
    carpet(context) +
    rect(0, 0, W, H, warmth) +
    PLACES.map(([who, x, y, isTurned]) =>
      player(colours, {
        player: who,
        x,
        y,
        height: 156,
        seconds,
        lead: lead[who] ?? 0.12,
        handing: handing[who] ?? 0,
        isTurned,
      }),
    ).join('') +
    lamp(seconds, colours, 320, 96, 19)
  );
};
