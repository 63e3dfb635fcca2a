import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { randomOf } from '../../core/random';
import type { ShotContext } from '../story';
import { shops, type Era } from './shops';

/** Height at which feet stand. */
export const GROUND = 303;
/** Width of a paving stone. */
const STONE = 34;
/** Where Salim stands, beside the pole. */
export const SALIM_X = 520;
const POLE_X = 549;

/** Where somebody stands with so many stones between them and Salim. */
export const placeAt = (stones: number): number => SALIM_X - (stones + 1) * STONE;

/** The pole of the stop, with the numbers of its lines; `u` is its scale and (x, y) its foot. */
export const pole = (
  { colours: { palette }, definitions, writer }: ShotContext,
  x: number,
  y: number,
  u: number,
  era: Era = 'then',
): string => {
  const top = y - u * 176;
  const number = (text: string, cy: number, color: string): string =>
    writer.write(
      { text, locale: 'ar', x, y: cy + u * 6.5, size: u * 18, color, anchor: 'middle' },
      definitions,
    );
  return (
    stroke(d`M${x} ${y}V${top}`, palette.darkest, u * 5) +
    rect(x - u * 8, y - u * 4, u * 16, u * 6, palette.darkest, { rx: u * 2 }) +
    circle(x, top, u * 20, palette.darkest) +
    path(khatam(x, top, u * 19), era === 'then' ? palette.light : palette.second) +
    circle(x, top, u * 12.5, palette.paper) +
    number(era === 'then' ? '١٤' : '٩', top, palette.deep) +
    rect(x - u * 15, top + u * 24, u * 30, u * 17, palette.paper, { rx: u * 3 }) +
    writer.write(
      {
        text: 'موقف',
        locale: 'ar',
        x,
        y: top + u * 35.5,
        size: u * 10,
        color: palette.deep,
        anchor: 'middle',
      },
      definitions,
    )
  );
};

const houses = ({ W, colours, t }: ShotContext, seed: string): string => {
  const random = randomOf(seed);
  const windows = colours.isLight ? mix(colours.far, colours.palette.deep, 0.35) : colours.lit;
  return (
    Array.from({ length: 6 }, (_, i) => {
      const [x, w, top] = [i * 112 - 12, 114, random.between(14, 66)];
      const panes = Array.from({ length: 6 }, (_pane, k) => {
        const isLit = colours.isLight || random.chance(0.45);
        const glow = colours.isLight ? 0.55 : 0.6 + 0.15 * Math.sin(t * 0.8 + i + k);
        return isLit
          ? path(arch(x + 16 + (k % 3) * 30, top + 14 + Math.floor(k / 3) * 34, 13, 20), windows, {
              opacity: glow,
            })
          : '';
      });
      return (
        rect(x, top, w, 150, i % 2 === 0 ? colours.far : mix(colours.far, colours.mid, 0.18)) + panes.join('')
      );
    }).join('') + rect(0, 140, W, 20, colours.far)
  );
};

const pavement = ({ W, H, t, colours }: ShotContext, between: number): string => {
  const { palette } = colours;
  const plain = mix(palette.middle, palette.second, colours.isLight ? 0.62 : 0.42);
  const joint = mix(plain, palette.darkest, 0.4);
  const first = SALIM_X - STONE / 2;
  const stones = Array.from({ length: Math.ceil(W / STONE) + 2 }, (_, i) => {
    const x = first + (4 - i) * STONE;
    const place = i - 4;
    const isBetween = place >= 1 && place <= between;
    const glow = 0.75 + 0.25 * Math.sin(t * 2.4 - place * 0.6);
    return (
      rect(x + 0.8, 291, STONE - 1.6, 24, isBetween ? palette.paper : plain, { rx: 2 }) +
      (isBetween
        ? path(khatam(x + STONE / 2, 303, 7), palette.light, { opacity: glow })
        : path(khatam(x + STONE / 2, 303, 5), joint, { opacity: 0.35 }))
    );
  });
  return (
    rect(0, 288, W, 30, joint) +
    stones.join('') +
    rect(0, 317, W, 7, mix(palette.second, palette.paper, 0.4)) +
    rect(0, 324, W, H, mix(palette.deep, palette.darkest, 0.45)) +
    Array.from({ length: 6 }, (_, i) =>
      rect(i * 120 + 20, 343, 62, 4, palette.second, { opacity: 0.55 }),
    ).join('')
  );
};

export interface StopLook {
  /** Paving stones that lie between the two people; they are marked. */
  between?: number;
  era?: Era;
}

/** The stop and its street, without people. */
export const stop = (context: ShotContext, { between = 0, era = 'then' }: StopLook = {}): string => {
  const { W, colours } = context;
  const { palette } = colours;
  const wall = mix(palette.deep, palette.middle, colours.isLight ? 0.75 : 0.4);
  return (
    houses(context, era) +
    rect(0, 118, W, 174, wall) +
    path(arch(584, 168, 44, 130), mix(wall, palette.darkest, 0.55)) +
    stroke(arch(584, 168, 44, 130), palette.second, 2.5) +
    shops(context, wall, era) +
    pavement(context, between) +
    pole(context, POLE_X, GROUND, 1, era)
  );
};
