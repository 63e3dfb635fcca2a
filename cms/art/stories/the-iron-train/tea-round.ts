import { mix } from '../../core/color';
import { path, rect } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { eased } from '../draw-story';
import { smoke, specks } from '../props/weather';
import type { Drawing } from '../story';
import { tilted } from '../writer';
import { goatSeller } from './cast';
import { oreField } from './deck';
import { desert } from './desert';
import { pouringPot, stove, teaGlass } from './tea';

const GLASSES = [196, 304, 412] as const;
/** Draws the three glasses that are filled one after the other, each with more sugar. */
export const tea: Drawing = (context) => {
  const { W, H, colours, t } = context;
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const now = Math.min(2, Math.floor(t / 3));
  const within = t - now * 3;
  const man = goatSeller(colours);
  const from = GLASSES[Math.max(0, now - 1)] ?? 196;
  const to = GLASSES[now] ?? 196;
  const x = from + (to - from) * eased(within / 0.5);
  const shake = Math.sin(t * 9) * 1.1;
  const sugar = GLASSES.flatMap((at, i) =>
    Array.from({ length: i + 1 }, (_, k) => {
      const drop = eased((t - i * 3 - 0.5 - k * 0.3) / 0.3);
      return t < i * 3 + 0.5 + k * 0.3
        ? ''
        : rect(at + 38 + (k === 2 ? 8 : k * 17), 267 - (k === 2 ? 15 : 0) - 40 * (1 - drop), 15, 15, paper, {
            rx: 2,
            stroke: mix(paper, deep, 0.3),
            'stroke-width': 1.2,
          });
    }),
  );
  const isPouring = within > 0.55 && within < 2.6;
  return [
    desert(context, { horizon: 0.3, speed: 240 }),
    oreField(W, H, 196, colours, 5),
    tilted(
      shake * 0.3,
      W / 2,
      290,
      stove(86, 274, 62, t, colours),
      smoke({ t }, 86, 222, paper, { size: 1, drift: 18 }),
      path(d`M130 282H500L486 312Q316 324 144 312Z`, mix(light, second, 0.3)),
      path(d`M130 282H500L494 296H136Z`, mix(light, paper, 0.3)),
      path(d`M144 312Q316 324 486 312L480 320Q316 332 150 320Z`, mix(second, darkest, 0.4)),
      ...GLASSES.map((at, i) => teaGlass(at, 284, 66, eased((t - i * 3 - 0.6) / 2), colours)),
      ...sugar,
    ),
    pouringPot(
      x,
      112 + Math.sin(t * 2) * 3,
      92,
      268 - 36 * eased((within - 0.6) / 2),
      t,
      { skin: man.look.skin, sleeve: man.cloth, fold: man.fold },
      colours,
      isPouring,
    ),
    specks(context, mix(middle, paper, 0.5), { amount: 20, speed: 200, size: 1 }),
  ].join('');
};
