import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { circle, ellipse, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { neighbour } from './cast';
import { houses } from './houses';

const [STEP, RISE] = [36, 15];
const FOOT = 322;

/** Height of the stairs at `x`, as feet feel it. */
export const stairAt = (x: number): number => FOOT - Math.max(0, (x - 150) / STEP) * RISE;

/** Draws the painted stairs between houses, with washing that swings. */
export const stairs = (context: ShotContext): string => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const tones = [palette.second, palette.light, palette.paper, palette.middle];
  const steps = Array.from({ length: 15 }, (_, i) => {
    const [x, y] = [150 + i * STEP, FOOT - (i + 1) * RISE];
    return (
      rect(x, y, W, H - y, mix(palette.deep, palette.middle, 0.42)) +
      rect(x, y, STEP, RISE, tones[i % tones.length] ?? palette.light) +
      rect(x, y, STEP + 3, 3.5, mix(palette.paper, palette.deep, 0.5))
    );
  }).join('');
  const inlay = path(
    Array.from({ length: 9 }, (_, i) => khatam(262 + i * 54, FOOT - 14 - i * 11, 9)).join(''),
    mix(palette.deep, palette.light, 0.5),
  );
  const line = (y: number, shift: number): string =>
    stroke(d`M-10 ${y}Q320 ${y + 44} 650 ${y - 34}`, palette.deep, 1.6) +
    Array.from({ length: 9 }, (_, i) => {
      const x = 50 + i * 64 + shift;
      const top = y + 20 - (Math.abs(x - 300) / 300) ** 2 * 20 - x * 0.035;
      const blow = Math.sin(t * 2.4 + i) * 6;
      return path(
        d`M${x} ${top}h30l${blow} ${34 + (i % 3) * 7}h-28Z`,
        [palette.paper, palette.second, palette.light][i % 3] ?? palette.paper,
      );
    }).join('');
  return (
    houses({
      seed: 'stairs far',
      length: 660,
      base: 330,
      heights: [180, 300],
      widths: [80, 130],
      fills: [
        mix(palette.paper, palette.middle, 0.35),
        mix(palette.paper, palette.second, 0.4),
        mix(palette.paper, palette.middle, 0.55),
      ],
      dark: palette.deep,
      lit: palette.light,
      isLit: (_, chance) => chance > 0.8,
      pane: 19,
    }) +
    line(34, 0) +
    rect(-10, FOOT, W + 20, H, mix(palette.deep, palette.middle, 0.3)) +
    steps +
    inlay
  );
};

/** Draws the neighbour's door at the stairs, with her pots. */
export const doorway = (context: ShotContext): string => {
  const { W, H, t, colours } = context;
  const { palette } = colours;
  const pot = (x: number, s: number): string =>
    [-34, -14, 6, 26]
      .map((lean) =>
        stroke(
          d`M${x} ${306 - 24 * s}Q${x + lean * 0.4 * s} ${282 - 30 * s} ${x + (lean + Math.sin(t * 1.6 + lean) * 3) * s} ${276 - 44 * s}`,
          mix(palette.middle, palette.deep, 0.45),
          5 * s,
          { 'stroke-linecap': 'round' },
        ),
      )
      .join('') +
    path(d`M${x - 17 * s} ${306 - 30 * s}h${34 * s}l${-5 * s} ${30 * s}h${-24 * s}Z`, palette.second);
  return (
    rect(0, 0, W, H, mix(palette.paper, palette.middle, 0.34)) +
    rect(0, 0, W, 40, mix(palette.paper, palette.middle, 0.48)) +
    path(arch(112, 34, 170, 274), palette.deep) +
    path(arch(124, 48, 146, 260), mix(palette.deep, palette.light, 0.3)) +
    path(arch(484, 62, 92, 150), palette.deep) +
    stroke(d`M530 74v138M484 140h92`, mix(palette.paper, palette.middle, 0.34), 3) +
    rect(474, 210, 112, 9, palette.deep) +
    path(khatam(197, 120, 24), palette.light) +
    circle(197, 120, 9, palette.deep) +
    rect(-10, 304, W + 20, H, mix(palette.deep, palette.middle, 0.3)) +
    rect(-10, 304, W + 20, 5, palette.light) +
    pot(70, 1.1) +
    pot(440, 0.9) +
    pot(612, 1.2)
  );
};

/** Draws the notes that the neighbour hums: stars that rise and fade. */
export const hummed = ({ t, colours }: Pick<ShotContext, 't' | 'colours'>, x: number, y: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const age = (t * 0.22 + i / 6) % 1;
    return path(
      khatam(
        x + age * 120 + Math.sin(age * 9 + i) * 9,
        y - age * 90 - Math.sin(age * 12) * 8,
        5 + age * 6,
        t,
      ),
      i % 2 === 0 ? colours.palette.second : colours.palette.light,
      { opacity: Math.min(1, 3 * (1 - age), age * 8) },
    );
  }).join('');

/** Draws the neighbour on her stool, who rocks as she hums. */
export const neighbourSitting = (context: ShotContext, x: number, y: number, height: number): string => {
  const rock = Math.sin(context.t * 1.7) * 2.4;
  const { palette } = context.colours;
  return group(
    { transform: `rotate(${rock.toFixed(2)} ${String(x)} ${String(y)})` },
    rect(x - height * 0.15, y - height * 0.34, height * 0.24, height * 0.05, palette.deep),
    stroke(
      d`M${x - height * 0.13} ${y - height * 0.32}V${y}M${x + height * 0.06} ${y - height * 0.32}V${y}`,
      palette.deep,
      5,
    ),
    neighbour({ x, y, height, pose: 'sit' }, context.colours),
    ellipse(x + height * 0.17, y - height * 0.4, height * 0.14, height * 0.05, palette.light),
    ellipse(x + height * 0.17, y - height * 0.41, height * 0.1, height * 0.03, palette.second),
  );
};
