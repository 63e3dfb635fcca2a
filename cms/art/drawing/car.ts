import type { Colours } from '../core/mode';
import { d, round } from '../geometry/point';
import { circle, group, path, rect } from './svg';

/** Draws a desert car from the side, with its wheels at (x, y). */
export const car = (x: number, y: number, u: number, colours: Colours, tilt: number): string =>
  group(
    { transform: `translate(${String(round(x))} ${String(round(y))}) rotate(${String(tilt)})` },
    path(d`M${u * 1.9} ${-u * 0.6}L${u * 6} ${-u * 1.5}V${u * 0.2}Z`, colours.lit, { opacity: 0.35 }),
    path(
      d`M${-u * 1.9} ${-u * 0.3}V${-u * 1.5}H${-u * 0.1}L${u * 0.5} ${-u * 0.95}L${u * 1.75} ${-u * 0.85}Q${u * 2} ${-u * 0.8} ${u * 2} ${-u * 0.3}Z`,
      colours.second,
    ),
    path(
      d`M${-u * 1.65} ${-u * 0.95}V${-u * 1.35}H${-u * 0.8}V${-u * 0.95}ZM${-u * 0.62} ${-u * 0.95}V${-u * 1.35}H${-u * 0.18}L${u * 0.25} ${-u * 0.95}Z`,
      colours.near,
    ),
    rect(-u * 1.9, -u * 1.68, u * 1.7, u * 0.12, colours.near),
    rect(-u * 1.5, -u * 1.95, u * 0.7, u * 0.28, colours.paper, { rx: 2 }),
    rect(u * 1.76, -u * 0.72, u * 0.22, u * 0.2, colours.lit),
    [-1.1, 1.15]
      .map(
        (at) =>
          circle(u * at, -u * 0.28, u * 0.46, colours.near) +
          circle(u * at, -u * 0.28, u * 0.2, colours.paper),
      )
      .join(''),
  );
