import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { HEADS, type HeadName, type Look } from '../../figures/head';
import { circle, path, rect, stroke } from '../../drawing/svg';
import { d } from '../../geometry/point';
import { goatSeller, traveller } from './cast';
import { wheel } from './ore-wagon';
import { placed } from './placed';

const LOAD = ['second', 'paper', 'light', 'middle'] as const;

/** Draws an old shared taxi that drives to the right, full of people; (0, 0) is the ground between the wheels. */
export const sharedCar = (x: number, y: number, u: number, t: number, colours: Colours): string => {
  const { darkest, deep, middle, light, second, paper } = colours.palette;
  const shake = Math.sin(t * 13) * 0.012 + Math.sin(t * 5.1) * 0.015;
  const body = mix(middle, paper, 0.22);
  const seller = goatSeller(colours).look;
  const heads: readonly (readonly [HeadName, number, Look])[] = [
    ['cap', 0.92, { ...seller, accent: second }],
    ['turban', 0.42, { ...seller, accent: paper }],
    ['veil', -0.02, traveller(colours).look],
    ['turban', -0.5, { ...seller, accent: light }],
    ['veil', -0.92, { ...seller, accent: mix(middle, deep, 0.4) }],
    ['short', -1.34, seller],
  ];
  const bundles = LOAD.map((tone, i) =>
    rect(
      -1.45 + i * 0.52,
      -2.34 - (i % 2) * 0.14,
      0.5,
      0.42 + (i % 2) * 0.14,
      mix(colours.palette[tone], deep, 0.15),
      { rx: 0.1 },
    ),
  );
  const dust = Array.from({ length: 7 }, (_, i) => {
    const age = (t * 0.9 + i / 7) % 1;
    return circle(-2 - age * 3.4, -0.25 - age * 0.7, 0.22 + age * 0.6, paper, { opacity: 0.55 * (1 - age) });
  });
  return placed(
    x,
    y,
    u,
    false,
    ...dust,
    placed(
      0,
      shake,
      1,
      false,
      path(
        'M-1.62 -1.1L-1.46 -1.82Q-1.42 -1.9 -1.3 -1.9H0.76Q0.92 -1.9 1 -1.8L1.46 -1.1Z',
        mix(deep, middle, 0.25),
      ),
      ...heads.map(([name, at, look], i) => HEADS[name](at, -1.36 + Math.sin(t * 9 + i) * 0.02, 0.4, look)),
      path(
        'M-1.62 -1.1L-1.46 -1.82Q-1.42 -1.9 -1.3 -1.9H0.76Q0.92 -1.9 1 -1.8L1.46 -1.1H1.34L0.86 -1.78H0.28V-1.1H0.16V-1.78H-0.66V-1.1H-0.78V-1.78H-1.32L-1.48 -1.1Z',
        body,
      ),
      path('M-2 -0.36V-0.98Q-1.98 -1.1 -1.8 -1.12H1.44L2.1 -0.98Q2.36 -0.9 2.36 -0.66V-0.36Z', body),
      path('M-2 -0.7H2.36V-0.6H-2Z', mix(light, paper, 0.2)),
      path('M-2.06 -0.46H2.42V-0.32H-2.06Z', deep),
      stroke(
        'M-0.72 -1.1V-0.48M0.22 -1.1V-0.48M0.02 -0.92H0.14M-0.92 -0.92H-0.8',
        mix(body, deep, 0.5),
        0.04,
      ),
      circle(2.24, -0.8, 0.1, light),
      rect(-2.02, -0.92, 0.1, 0.2, second),
      rect(-1.5, -1.98, 2.3, 0.06, darkest),
      path(d`M-1.55 -1.98V-2.16Q0 -2.3 0.95 -2.1V-1.98Z`, paper),
      stroke('M-1.2 -2.16V-2M-0.6 -2.2V-2M0 -2.21V-2M0.6 -2.16V-2', mix(paper, middle, 0.6), 0.05),
      ...bundles,
      stroke('M-1.5 -1.98L-1.2 -2.5M0.9 -1.98L0.56 -2.36M-1.2 -2.44L0.56 -2.38', darkest, 0.035),
    ),
    circle(-1.2, -0.36, 0.42, darkest),
    circle(1.42, -0.36, 0.42, darkest),
    placed(-1.2, -0.34, 0.04, false, wheel(0, 0, 8.5, -t * 30, colours)),
    placed(1.42, -0.34, 0.04, false, wheel(0, 0, 8.5, -t * 30, colours)),
  );
};
