import { mix } from '../../core/color';
import { arch } from '../../drawing/arch';
import { circle, group, path, rect } from '../../drawing/svg';
import { STANDING } from '../../figures/pose-blend';
import { eased } from '../draw-story';
import type { Drawing } from '../story';
import { smoke } from '../props/weather';
import { hand } from './brass';
import { figure } from './cast';
import { lamp, teaGlass } from './lamp';
import { bars, frieze, thrownStars } from './lattice';
import { reaching } from './poses';
import { DIGITS } from './rooms';

/** Draws the cook who hands tea up from the second floor, through the lattice of the cabin that hangs above. */
export const teaFromBelow: Drawing = (context) => {
  const { W, H, t, colours, definitions, writer } = context;
  const { darkest, deep, middle, light, paper } = colours.palette;
  const up = eased(t / 2);
  const taken = eased((t - 3.2) / 2);
  const tray = 216 - 46 * up;
  const wall = definitions.radial(330, 60, 420, [
    [0, mix(middle, light, 0.55)],
    [0.5, mix(middle, deep, 0.45)],
    [1, mix(darkest, deep, 0.7)],
  ]);
  const glasses = [0, 1, 2, 3, 4, 5].map((i) => teaGlass(context, 262 + i * 23, tray, 22)).join('');
  const [gx, gy] = [400 + 20 * taken, tray - 74 * taken];
  return (
    rect(0, 0, W, H, wall) +
    thrownStars(330, 70, t, light, 0.5) +
    path(arch(470, 168, 96, 180), mix(middle, darkest, 0.45)) +
    path(arch(478, 180, 80, 168), light, { opacity: 0.75 }) +
    smoke({ t }, 520, 330, paper, { size: 2.4, drift: -4 }) +
    circle(604, 214, 17, deep) +
    writer.write(
      { text: DIGITS[2], locale: 'ar', x: 604, y: 222, size: 23, color: light, anchor: 'middle' },
      definitions,
    ) +
    rect(0, 346, W, 40, mix(deep, darkest, 0.3)) +
    figure(
      'cook',
      {
        x: 212,
        y: 352,
        height: 204,
        pose: reaching(STANDING, [0.56, 0.7 + 0.22 * up], [0.16, 0.7 + 0.22 * up]),
      },
      colours,
    ) +
    rect(246, tray, 172, 6, mix(light, middle, 0.25), { rx: 3 }) +
    glasses +
    group(
      {},
      smoke({ t }, 300, tray - 22, paper, { size: 0.8 }),
      smoke({ t: t + 1 }, 350, tray - 22, paper, { size: 0.8 }),
    ) +
    rect(96, 84, 448, 20, mix(middle, darkest, 0.25)) +
    frieze(96, 66, 448, 20, mix(middle, darkest, 0.4), light) +
    bars({ x: 96, y: -20, w: 448, h: 86, columns: 11, rows: 2, color: mix(darkest, deep, 0.3), width: 2.4 }) +
    lamp(context, 180, 66, 40, 1) +
    hand(context, { x: gx + 10, y: gy - 14, size: 16, from: 290, of: 'operator' }) +
    teaGlass(context, gx - 2, gy, 22)
  );
};
