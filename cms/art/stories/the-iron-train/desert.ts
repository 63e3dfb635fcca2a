import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { rosette } from '../../drawing/rosette';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { wave, waveBody } from '../../drawing/wave';
import { d } from '../../geometry/point';
import type { ShotContext } from '../story';

export const isNight = ({ skyTop, palette }: Colours): boolean => skyTop === palette.darkest;

/** Colour of sand; `depth` goes from 0 at the horizon to 1 at the viewer. */
export const sandOf = (colours: Colours, depth: number): string => {
  const { darkest, deep, light, second } = colours.palette;
  if (isNight(colours)) return mix(mix(deep, second, 0.12), darkest, 0.15 + depth * 0.6);
  if (!colours.isLight) return mix(mix(second, deep, 0.52), darkest, depth * 0.6);
  return mix(mix(second, light, 0.45), deep, 0.06 + depth * 0.42);
};

/** Draws the desert below `horizon`; `speed` is how fast the nearest sand passes to the right. */
export const desert = (
  { W, H, colours, t }: Pick<ShotContext, 'W' | 'H' | 'colours' | 't'>,
  { horizon = 0.5, speed = 0 } = {},
): string => {
  const top = H * horizon;
  const depth = H - top;
  const layers = Array.from({ length: 5 }, (_, i) => {
    const far = i / 4;
    const length = 62 + i * 34;
    const phase = i * 1.9 - (t * speed * (0.06 + far * far * 0.94)) / length;
    const y = top + depth * (far * 0.78) ** 1.3;
    const height = depth * (0.05 + 0.012 * i) + 3;
    const lip = mix(sandOf(colours, far), colours.isLight ? colours.paper : colours.lit, 0.3);
    return (
      path(waveBody(W, H, y, height, length, phase), sandOf(colours, far)) +
      stroke(wave(W, y, height, length, phase), lip, 1.1, { opacity: 0.6 })
    );
  });
  return layers.join('');
};

/** Draws a railway from the side: ballast, sleepers and the rail, whose top is at `y`. */
export const track = (W: number, y: number, size: number, colours: Colours, passed = 0): string => {
  const { darkest, deep, paper } = colours.palette;
  const gap = size * 3;
  const sleepers = Array.from({ length: Math.ceil(W / gap) + 2 }, (_, i) =>
    rect(i * gap - gap + (((passed % gap) + gap) % gap), y + size * 0.5, size * 1.3, size * 0.6, darkest),
  );
  return (
    path(
      d`M-10 ${y + size * 0.6}H${W + 10}L${W + 10} ${y + size * 2.2}H-10Z`,
      mix(sandOf(colours, 0.8), deep, 0.4),
    ) +
    sleepers.join('') +
    rect(-10, y, W + 20, size * 0.5, mix(darkest, deep, 0.4)) +
    rect(-10, y, W + 20, size * 0.14, mix(paper, deep, colours.isLight ? 0.25 : 0.55))
  );
};

/** Draws the sun as a disc with a rosette cut into it. */
export const sun = (x: number, y: number, r: number, colours: Colours): string => {
  const { light, second, paper } = colours.palette;
  const disc = colours.isLight ? mix(light, paper, 0.35) : light;
  return (
    circle(x, y, r * 1.35, disc, { opacity: 0.25 }) +
    circle(x, y, r, disc) +
    rosette('interlace', x, y, r * 0.86, mix(second, light, 0.3), Math.max(0.6, r * 0.03))
  );
};
