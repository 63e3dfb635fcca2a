import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { path, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';

/** Draws a right hand that holds a pen with its tip at (x, y); the sleeve leaves at the lower right. */
export const penHand = (x: number, y: number, { palette }: Colours): string => {
  const skin = mix(mix(mix(palette.light, palette.second, 0.6), palette.darkest, 0.2), palette.darkest, 0.12);
  const shade = mix(skin, palette.darkest, 0.18);
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const finger = (dx: number, dy: number, color: string): string =>
    stroke(
      d`M${x + 62} ${y + 26 + dy}Q${x + 44} ${y - 4 + dy} ${x + 20 + dx} ${y - 6 + dy}`,
      color,
      17,
      round,
    );
  return (
    stroke(
      d`M${x + 92} ${y + 52}L${x + 520} ${y + 427}`,
      mix(palette.second, palette.paper, 0.35),
      62,
      round,
    ) +
    stroke(d`M${x + 84} ${y + 44}L${x + 98} ${y + 58}`, palette.middle, 64) +
    stroke(d`M${x + 62} ${y + 28}L${x + 84} ${y + 46}`, skin, 46, round) +
    finger(14, 26, shade) +
    finger(8, 15, skin) +
    stroke(d`M${x + 6} ${y - 8}L${x + 58} ${y - 84}`, palette.deep, 7, round) +
    stroke(d`M${x + 44} ${y - 64}L${x + 58} ${y - 84}`, palette.light, 7, round) +
    path(d`M${x} ${y}L${x + 3} ${y - 13}L${x + 11} ${y - 7}Z`, palette.darkest) +
    finger(0, 0, skin) +
    stroke(d`M${x + 56} ${y + 2}Q${x + 40} ${y - 26} ${x + 22} ${y - 18}`, shade, 14, round)
  );
};
