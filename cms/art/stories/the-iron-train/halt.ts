import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import type { ShotContext } from '../story';

/** Draws the shed of the halt with its one sign; its ground is at `y`. */
export const shed = (
  { colours, writer, definitions }: ShotContext,
  x: number,
  y: number,
  u: number,
): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const wall = mix(paper, second, 0.32);
  return [
    path(d`M${x} ${y}V${y - u}H${x + u * 1.7}V${y}Z`, wall),
    path(d`M${x + u * 1.3} ${y}V${y - u}H${x + u * 1.7}V${y}Z`, mix(wall, deep, 0.25)),
    rect(x - u * 0.1, y - u * 1.08, u * 1.9, u * 0.12, mix(middle, deep, 0.3)),
    rect(x + u * 0.2, y - u * 0.66, u * 0.36, u * 0.66, mix(middle, darkest, 0.2)),
    rect(x + u * 0.8, y - u * 0.64, u * 0.32, u * 0.28, deep),
    rect(x + u * 0.5, y - u * 1.42, u * 0.72, u * 0.3, mix(middle, deep, 0.1), { rx: 2 }),
    stroke(
      d`M${x + u * 0.6} ${y - u * 1.12}v${u * 0.1}M${x + u * 1.12} ${y - u * 1.12}v${u * 0.1}`,
      darkest,
      u * 0.04,
    ),
    writer.write(
      {
        text: 'شوم',
        locale: 'ar',
        x: x + u * 0.86,
        y: y - u * 1.2,
        size: u * 0.2,
        color: mix(light, paper, 0.5),
        weight: 700,
        anchor: 'middle',
      },
      definitions,
    ),
  ].join('');
};

/** Draws a shadow on the ground from (x, y): it falls away from the sun, `length` long, `side` to the right. */
export const shadow = (
  x: number,
  y: number,
  w: number,
  length: number,
  side: number,
  colours: Colours,
): string =>
  path(
    d`M${x - w / 2} ${y}H${x + w / 2}L${x + w * 0.42 + side * length} ${y + length * 0.16 + 5}H${x - w * 0.42 + side * length}Z`,
    mix(colours.palette.deep, colours.palette.darkest, 0.2),
    { opacity: 0.4 },
  );
