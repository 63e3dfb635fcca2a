import { mix } from '../../core/color';
import { randomOf } from '../../core/random';
import { circle, path, rect } from '../../drawing/svg';
import { petals } from '../../geometry/petals';
import { d } from '../../geometry/point';
import type { ShotContext } from '../story';
import type { Area } from './city';

/** Draws the evening of then behind the windows: a low sun and pale houses that slide past. */
export const eveningCity = ({ colours, t, definitions }: ShotContext, area: Area, speed: number): string => {
  const { palette } = colours;
  const random = randomOf('evening');
  const sky = definitions.linear(
    [
      [0, mix(palette.second, palette.paper, 0.35)],
      [1, palette.light],
    ],
    { x1: 0, x2: 0, y1: 0, y2: 1 },
  );
  const base = area.y + area.h;
  const sun = petals(area.x + area.w * 0.48, area.y + area.h * 0.5, area.h * 0.3, 8);
  const length = 1400;
  const row = (high: number, pace: number): string =>
    Array.from({ length: 14 }, () => {
      const [at, w, h] = [
        random() * length,
        random.between(60, 120),
        area.h * random.between(high * 0.5, high),
      ];
      const x = ((((at - t * speed * pace - area.x) % length) + length) % length) + area.x - 130;
      return random.chance(0.4)
        ? d`M${x} ${base}V${base - h}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${base - h}V${base}Z`
        : d`M${x} ${base}V${base - h}H${x + w}V${base}Z`;
    }).join('');
  return (
    rect(area.x, area.y, area.w, area.h, sky) +
    circle(area.x + area.w * 0.48, area.y + area.h * 0.5, area.h * 0.34, palette.paper, { opacity: 0.8 }) +
    path(sun.petals, palette.light) +
    path(sun.kites, palette.second) +
    path(row(0.56, 0.4), mix(palette.second, palette.middle, 0.3)) +
    path(row(0.36, 0.9), mix(palette.middle, palette.deep, 0.15))
  );
};
