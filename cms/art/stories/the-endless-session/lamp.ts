import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { TURN } from '../../drawing/motion';
import { circle, group, path, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import { tilted } from '../writer';
import { beat } from './loop';

/** Draws moths that circle around the lamp. */
const moths = (seconds: number, x: number, y: number, u: number, color: string): string =>
  Array.from({ length: 5 }, (_, i) => {
    const [rounds, high] = [
      [19, 38],
      [23, 29],
      [17, 41],
      [28, 47],
      [21, 33],
    ][i] ?? [19, 38];
    const reach = u * (1.9 + i * 0.4);
    const mx = x + reach * beat(seconds, rounds ?? 19, i / 5);
    const my = y + u * 0.3 * i * 0.4 + reach * 0.55 * beat(seconds, high ?? 38, i / 7);
    const wing = u * 0.27 * (0.35 + 0.65 * Math.abs(beat(seconds, 240 + i * 12, i / 9)));
    const lean = beat(seconds, rounds ?? 19, i / 5 + 0.25) * 40;
    return tilted(
      lean,
      mx,
      my,
      path(
        d`M${mx} ${my}L${mx - wing} ${my - u * 0.26}L${mx - wing * 0.8} ${my + u * 0.1}ZM${mx} ${my}L${mx + wing} ${my - u * 0.26}L${mx + wing * 0.8} ${my + u * 0.1}Z`,
        color,
      ),
      stroke(d`M${mx} ${my - u * 0.09}V${my + u * 0.11}`, color, u * 0.05, { 'stroke-linecap': 'round' }),
    );
  }).join('');

/** Draws the lamp of the courtyard, which hangs from above the picture; (x, y) is its middle. */
export const lamp = (seconds: number, { palette }: Colours, x: number, y: number, u: number): string => {
  const { darkest, deep, middle, light, second, paper } = palette;
  const flicker = 1 + 0.04 * beat(seconds, 168) + 0.03 * beat(seconds, 111);
  const frame = mix(darkest, deep, 0.35);
  const glow = [3.6, 2.5, 1.6].map((r, i) =>
    circle(x, y, u * r * flicker, light, { opacity: 0.07 + i * 0.06 }),
  );
  const body = d`M${x - u * 0.5} ${y - u * 0.9}H${x + u * 0.5}L${x + u * 0.86} ${y - u * 0.1}L${x + u * 0.5} ${y + u}H${x - u * 0.5}L${x - u * 0.86} ${y - u * 0.1}Z`;
  return (
    group({}, ...glow) +
    tilted(
      beat(seconds, 16) * 1.6,
      x,
      -40,
      stroke(d`M${x} -40V${y - u * 1.5}`, frame, u * 0.07),
      path(body, light),
      path(
        d`M${x - u * 0.22} ${y + u * 0.7}Q${x - u * 0.3} ${y} ${x + u * 0.05 * beat(seconds, 131)} ${y - u * 0.5 * flicker}Q${x + u * 0.3} ${y} ${x + u * 0.22} ${y + u * 0.7}Z`,
        mix(light, paper, 0.75),
      ),
      path(khatam(x, y + u * 0.12, u * 0.3), mix(second, light, 0.35), { opacity: 0.55 }),
      stroke(
        d`M${x - u * 0.86} ${y - u * 0.1}H${x + u * 0.86}M${x - u * 0.5} ${y - u * 0.9}L${x - u * 0.3} ${y - u * 0.1}L${x - u * 0.22} ${y + u}M${x + u * 0.5} ${y - u * 0.9}L${x + u * 0.3} ${y - u * 0.1}L${x + u * 0.22} ${y + u}`,
        frame,
        u * 0.06,
      ),
      stroke(body, frame, u * 0.09, { 'stroke-linejoin': 'round' }),
      path(
        d`M${x - u * 0.62} ${y - u * 0.88}H${x + u * 0.62}L${x + u * 0.12} ${y - u * 1.5}H${x - u * 0.12}ZM${x - u * 0.52} ${y + u}h${u * 1.04}l${-u * 0.24} ${u * 0.28}h${-u * 0.56}Z`,
        frame,
      ),
      path(khatam(x, y - u * 1.06, u * 0.12), middle),
    ) +
    moths(seconds, x, y, u, mix(paper, light, 0.25))
  );
};

/** Draws the moon as a pale disc with a wreath of stars. */
export const moon = ({ palette }: Colours, x: number, y: number, r: number): string =>
  circle(x, y, r * 1.5, palette.paper, { opacity: 0.08 }) +
  circle(x, y, r, mix(palette.paper, palette.light, 0.12)) +
  Array.from({ length: 8 }, (_, i) => {
    const a = (TURN * i) / 8;
    return stroke(
      khatam(x + Math.cos(a) * r * 0.56, y + Math.sin(a) * r * 0.56, r * 0.32),
      mix(palette.light, palette.second, 0.35),
      r * 0.035,
      { opacity: 0.7 },
    );
  }).join('') +
  stroke(khatam(x, y, r * 0.4), mix(palette.light, palette.second, 0.35), r * 0.04, { opacity: 0.7 });
