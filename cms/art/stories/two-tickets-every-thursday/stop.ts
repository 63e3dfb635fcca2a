import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { tilted } from '../writer';

/** Draws the pole of a bus stop with its star. */
export const stopPole = ({ colours }: ShotContext, x: number, ground: number, h: number): string => {
  const pole = mix(colours.palette.deep, colours.palette.paper, 0.45);
  return (
    stroke(d`M${x} ${ground}V${ground - h}`, pole, h * 0.024) +
    circle(x, ground - h, h * 0.11, colours.palette.second) +
    path(khatam(x, ground - h, h * 0.082), colours.palette.paper)
  );
};

/** Draws a street lamp and the cone of its light, in which rain shows. */
export const lamp = ({ colours }: ShotContext, x: number, ground: number, h: number): string => {
  const { palette } = colours;
  return (
    path(
      d`M${x - h * 0.05} ${ground - h}L${x - h * 0.42} ${ground}H${x + h * 0.42}L${x + h * 0.05} ${ground - h}Z`,
      palette.light,
      { opacity: 0.16 },
    ) +
    stroke(
      d`M${x + h * 0.3} ${ground}V${ground - h * 0.96}Q${x + h * 0.28} ${ground - h * 1.06} ${x} ${ground - h * 1.02}`,
      mix(palette.deep, palette.paper, 0.3),
      h * 0.02,
    ) +
    circle(x, ground - h, h * 0.15, palette.light, { opacity: 0.22 }) +
    path(khatam(x, ground - h, h * 0.055), palette.paper)
  );
};

/** Draws an open umbrella; its handle is at (x, y). */
export const umbrella = ({ colours, t }: ShotContext, x: number, y: number, w: number): string => {
  const { palette } = colours;
  const top = y - w * 0.62;
  const rib = w / 4;
  const edge = [0, 1, 2, 3].map(() => d`q${-rib / 2} ${-w * 0.09} ${-rib} 0`).join('');
  const drops = [-0.5, -0.25, 0.25, 0.5].map((side, i) => {
    const fall = (t * 1.6 + i * 0.37) % 1;
    return circle(x + side * w, top + w * 0.32 + fall * w * 0.8, w * 0.014, palette.paper, {
      opacity: 1 - fall,
    });
  });
  return (
    tilted(
      2 * Math.sin(t * 1.4),
      x,
      y,
      stroke(d`M${x} ${top}V${y}`, mix(palette.deep, palette.paper, 0.5), w * 0.03),
      path(
        d`M${x - w / 2} ${top + w * 0.32}Q${x - w * 0.42} ${top - w * 0.02} ${x} ${top - w * 0.04}Q${x + w * 0.42} ${top - w * 0.02} ${x + w / 2} ${top + w * 0.32}` +
          edge +
          'Z',
        palette.middle,
      ),
      path(
        d`M${x} ${top - w * 0.04}Q${x - w * 0.2} ${top + w * 0.1} ${x - w / 4} ${top + w * 0.32}q${w / 8} ${-w * 0.09} ${w / 4} 0Z`,
        mix(palette.middle, palette.second, 0.6),
      ),
      rect(x - w * 0.012, top - w * 0.1, w * 0.024, w * 0.08, palette.paper),
    ) + drops.join('')
  );
};
