import { mix } from '../../core/color';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import type { ShotContext } from '../story';

/** Draws a paraffin lamp that stands on (x, y); `light` is from 0 to 1. */
export const lamp = (
  { colours, t, definitions }: ShotContext,
  x: number,
  y: number,
  size: number,
  light: number,
): string => {
  const { palette } = colours;
  const brass = mix(palette.light, palette.middle, 0.35);
  const flicker = 1 + 0.06 * Math.sin(t * 11) + 0.04 * Math.sin(t * 17);
  const flame = y - size * 0.62;
  const tall = size * 0.34 * light * flicker;
  const glow = definitions.radial(x, flame, size * 2.2 * flicker, [
    [0, palette.light, 0.75 * light],
    [0.4, palette.light, 0.22 * light],
    [1, palette.light, 0],
  ]);
  return (
    (light > 0 ? circle(x, flame, size * 2.2 * flicker, glow) : '') +
    path(
      d`M${x - size * 0.3} ${y}Q${x - size * 0.34} ${y - size * 0.4} ${x - size * 0.12} ${y - size * 0.46}H${x + size * 0.12}Q${x + size * 0.34} ${y - size * 0.4} ${x + size * 0.3} ${y}Z`,
      brass,
    ) +
    rect(x - size * 0.16, y - size * 0.52, size * 0.32, size * 0.08, mix(brass, palette.darkest, 0.3)) +
    path(
      d`M${x - size * 0.12} ${y - size * 0.52}C${x - size * 0.34} ${y - size * 0.8} ${x - size * 0.12} ${y - size * 0.96} ${x - size * 0.11} ${y - size * 1.3}H${x + size * 0.11}C${x + size * 0.12} ${y - size * 0.96} ${x + size * 0.34} ${y - size * 0.8} ${x + size * 0.12} ${y - size * 0.52}Z`,
      palette.paper,
      { opacity: 0.28 + 0.2 * light },
    ) +
    (light > 0
      ? path(
          d`M${x} ${flame - tall}C${x + size * 0.16} ${flame - tall * 0.3} ${x + size * 0.12} ${flame + size * 0.08} ${x} ${flame + size * 0.08}C${x - size * 0.12} ${flame + size * 0.08} ${x - size * 0.16} ${flame - tall * 0.3} ${x} ${flame - tall}Z`,
          palette.paper,
        )
      : '') +
    stroke(
      d`M${x - size * 0.3} ${y - size * 0.1}C${x - size * 0.8} ${y - size * 0.6} ${x - size * 0.5} ${y - size * 1.5} ${x} ${y - size * 1.5}C${x + size * 0.5} ${y - size * 1.5} ${x + size * 0.8} ${y - size * 0.6} ${x + size * 0.3} ${y - size * 0.1}`,
      mix(brass, palette.darkest, 0.2),
      size * 0.05,
    )
  );
};

/** Draws a small glass of tea that stands on (x, y). */
export const teaGlass = (
  { colours }: Pick<ShotContext, 'colours'>,
  x: number,
  y: number,
  size: number,
): string => {
  const { palette } = colours;
  return (
    path(
      d`M${x - size * 0.32} ${y - size}H${x + size * 0.32}L${x + size * 0.24} ${y}H${x - size * 0.24}Z`,
      palette.paper,
      { opacity: 0.85 },
    ) +
    path(
      d`M${x - size * 0.28} ${y - size * 0.76}H${x + size * 0.28}L${x + size * 0.22} ${y - size * 0.06}H${x - size * 0.22}Z`,
      mix(palette.middle, palette.darkest, 0.15),
    )
  );
};
