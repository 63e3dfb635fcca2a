import { mix } from '../../core/color';
import { randomOf } from '../../core/random';
import { circle, path, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { khatam } from '../../geometry/star';
import type { ShotContext } from '../story';
import { traveller } from './cast';
import { tilted } from '../writer';

const random = randomOf('iron train', 'dust');
const GRAINS = Array.from(
  { length: 90 },
  () => [random.between(-1, 1), random(), random.between(0.5, 1)] as const,
);

/** Draws her open hand with iron dust in it, from the right; `held` is the share of the dust that is left. */
export const ironHand = (
  { colours, t }: Pick<ShotContext, 'colours' | 't'>,
  x: number,
  y: number,
  u: number,
  { held = 1, tilt = 0 } = {},
): string => {
  const { darkest, deep, light, paper } = colours.palette;
  const { look, cloth, fold } = traveller(colours);
  const iron = mix(darkest, deep, 0.25);
  const shade = mix(look.skin, darkest, 0.28);
  const round = { 'stroke-linecap': 'round' } as const;
  const grains = GRAINS.map(([across, up, r], i) => {
    const height = 0.62 * held * (1 - across ** 2) * up;
    const glow = Math.sin(t * 2.2 + i * 2.4);
    const [gx, gy] = [x - u * 0.35 + across * u * 0.8, y - height * u * 0.9];
    return glow > 0.72
      ? path(khatam(gx, gy, u * 0.035 * r + glow * 1.4), i % 3 === 0 ? light : paper)
      : circle(gx, gy, u * 0.022 * r, mix(deep, paper, 0.35));
  });
  return tilted(
    tilt,
    x,
    y,
    path(
      d`M${x + u * 2.3} ${y - u * 0.5}L${x + u * 8} ${y - u * 0.9}V${y + u * 2.4}L${x + u * 2.2} ${y + u * 1.25}Q${x + u * 2.05} ${y + u * 0.4} ${x + u * 2.3} ${y - u * 0.5}Z`,
      cloth,
    ),
    stroke(
      d`M${x + u * 2.9} ${y - u * 0.3}Q${x + u * 2.7} ${y + u * 0.5} ${x + u * 2.9} ${y + u * 1.2}M${x + u * 3.8} ${y}Q${x + u * 5} ${y + u * 0.4} ${x + u * 7} ${y + u * 0.3}`,
      fold,
      u * 0.07,
      round,
    ),
    stroke(
      d`M${x + u * 0.9} ${y - u * 0.05}Q${x + u * 0.55} ${y - u * 0.35} ${x + u * 0.42} ${y - u * 0.62}`,
      shade,
      u * 0.34,
      round,
    ),
    held > 0
      ? path(
          d`M${x - u * 1.3} ${y + u * 0.12}Q${x - u * 0.9} ${y - u * 0.5 * held} ${x - u * 0.35} ${y - u * 0.62 * held}Q${x + u * 0.2} ${y - u * 0.5 * held} ${x + u * 0.6} ${y + u * 0.12}Z`,
          iron,
        )
      : '',
    held > 0.05 ? grains.join('') : '',
    path(
      d`M${x - u * 1.95} ${y - u * 0.22}Q${x - u * 2.12} ${y + u * 0.08} ${x - u * 1.7} ${y + u * 0.32}C${x - u * 1} ${y + u * 0.86} ${x} ${y + u * 0.98} ${x + u * 0.9} ${y + u * 0.72}L${x + u * 2.6} ${y + u * 0.8}V${y - u * 0.12}L${x + u * 1.2} ${y - u * 0.14}C${x + u * 0.8} ${y - u * 0.1} ${x + u * 0.7} ${y + u * 0.1} ${x + u * 0.3} ${y + u * 0.16}Q${x - u * 0.7} ${y + u * 0.28} ${x - u * 1.3} ${y + u * 0.02}Q${x - u * 1.65} ${y - u * 0.36} ${x - u * 1.95} ${y - u * 0.22}Z`,
      look.skin,
    ),
    stroke(
      d`M${x - u * 1.5} ${y + u * 0.24}Q${x - u * 0.9} ${y + u * 0.62} ${x - u * 0.2} ${y + u * 0.62}M${x - u * 1.1} ${y + u * 0.6}Q${x - u * 0.6} ${y + u * 0.78} ${x} ${y + u * 0.78}`,
      shade,
      u * 0.05,
      round,
    ),
  );
};
