import { mix } from '../../core/color';
import { randomOf } from '../../core/random';
import { arch } from '../../drawing/arch';
import { circle, group, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { eased } from '../draw-story';
import { stars } from '../props/weather';
import type { Drawing } from '../story';
import { figure, READING } from './cast';
import { openBook } from './book';

/** Column and row of the window in which somebody lights a lamp. */
const HERS = { column: 13, row: 5 } as const;
/** Seconds until then. */
export const LAMP_AT = 3.4;
const [STEP_X, STEP_Y] = [22, 25] as const;

/** Hundreds of windows at night; one lamp is lit. */
export const windowsAtNight: Drawing = (context) => {
  const { W, t, colours } = context;
  const { palette } = colours;
  const random = randomOf('unsent windows');
  const blocks = [
    { from: 0, to: 4, top: 3 },
    { from: 5, to: 9, top: 1 },
    { from: 10, to: 16, top: 2 },
    { from: 17, to: 21, top: 4 },
    { from: 22, to: 28, top: 2 },
  ];
  return (
    stars(context, palette.second, { amount: 34, horizon: 0.3 }) +
    circle(W * 0.84, 44, 21, palette.paper) +
    circle(W * 0.84 - 9, 40, 18, mix(palette.darkest, palette.deep, 0.25)) +
    blocks
      .map(({ from, to, top }, index) => {
        const [x, y, w] = [from * STEP_X + 2, 38 + top * STEP_Y, (to - from + 1) * STEP_X - 4];
        const wall = mix(palette.deep, palette.darkest, index % 2 === 0 ? 0.1 : 0.4);
        const panes = Array.from({ length: (to - from + 1) * (13 - top) }, (_, i) => {
          const [column, row] = [from + (i % (to - from + 1)), top + Math.floor(i / (to - from + 1))];
          const isHers = column === HERS.column && row === HERS.row;
          const chance = random();
          const out = 2 + random() * 14;
          const on = isHers ? eased((t - LAMP_AT) / 0.35) : chance < 0.2 && t < out ? 0.5 : 0;
          const [px, py] = [column * STEP_X + 6, 46 + row * STEP_Y];
          return (
            path(
              arch(px, py, 11, 15),
              mix(mix(wall, palette.middle, 0.45), isHers ? palette.paper : palette.light, on),
            ) + (isHers && on > 0 ? circle(px + 5.5, py + 8, 24, palette.second, { opacity: 0.3 * on }) : '')
          );
        });
        return rect(x, y, w, 400, wall) + rect(x - 2, y, w + 4, 4, palette.middle) + panes.join('');
      })
      .join('')
  );
};

/** That window from near: somebody reads standing. A leaf turns, nothing else. */
export const oneWindow: Drawing = (context) => {
  const { W, H, t, colours, definitions } = context;
  const { palette } = colours;
  const wall = mix(palette.deep, palette.darkest, 0.45);
  const opening = arch(214, 20, 212, 290);
  const clip = definitions.clip(path(opening, 'white'));
  const room = definitions.radial(366, 130, 230, [
    [0, palette.paper],
    [0.5, palette.second],
    [1, palette.light],
  ]);
  const sway = Math.sin(t * 0.7) * 2;
  const dark = mix(palette.deep, palette.darkest, 0.3);
  const turn = Math.abs(Math.cos(Math.PI * eased((t - 2.2) / 0.9)));
  return (
    rect(0, 0, W, H, wall) +
    Array.from({ length: 9 }, (_, i) =>
      stroke(d`M0 ${i * 44}H${W}`, mix(wall, palette.middle, 0.25), 1.4),
    ).join('') +
    group(
      { 'clip-path': clip },
      rect(200, 0, 240, 330, room),
      rect(214, 40, 48, 300, mix(palette.middle, palette.light, 0.3), { opacity: 0.85 }),
      path(d`M214 30H${262 + sway}Q${244 + sway} 180 ${256 + sway * 2} 320H214Z`, palette.middle),
      stroke(d`M384 320V150`, dark, 5),
      path(d`M362 150L372 112H396L406 150Z`, palette.paper, { stroke: dark, 'stroke-width': 2 }),
      // A silhouette: nobody can tell who.
      figure(
        'girl',
        { ...colours, palette: { ...palette, light: dark, second: dark, darkest: dark, paper: dark } },
        { x: 312, y: 372, height: 268, pose: READING, t },
      ),
      openBook(336, 186, 26 * (0.7 + 0.3 * turn), colours),
    ) +
    stroke(opening, palette.second, 7) +
    rect(196, 306, 248, 16, palette.middle) +
    path(khatam(320, 314, 6), palette.second) +
    [452, 476, 500]
      .map(
        (x, i) =>
          rect(x, 292, 16, 16, palette.light, { rx: 2 }) +
          stroke(
            d`M${x + 8} 292q${-6 + Math.sin(t + i) * 2} -16 -2 -26M${x + 8} 292q6 -12 ${6 + Math.sin(t * 1.2 + i) * 2} -22`,
            palette.second,
            2.4,
          ),
      )
      .join('')
  );
};
