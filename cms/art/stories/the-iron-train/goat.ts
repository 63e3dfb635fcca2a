import { mix } from '../../core/color';
import type { Colours } from '../../core/mode';
import { ellipse, group, path, stroke } from '../../drawing/svg';
import { isNight } from './desert';
import { placed } from './placed';

export interface Goat {
  x: number;
  /** Height of the ground. */
  y: number;
  /** Height of its back. */
  size: number;
  t: number;
  /** Looks to the left. */
  isTurned?: boolean;
  isLying?: boolean;
  isChewing?: boolean;
  /** Degrees by which it lowers its head. */
  nod?: number;
  /** Share of iron dust in its coat. */
  dust?: number;
}

/** Draws the goat, white with a dark saddle. It can hold nothing but opinions. */
export const goat = (
  { x, y, size, t, isTurned = false, isLying = false, isChewing = false, nod = 0, dust = 0 }: Goat,
  colours: Colours,
): string => {
  const { darkest, deep, second, paper } = colours.palette;
  const grey = mix(mix(deep, second, 0.35), paper, 0.25);
  const dim = isNight(colours) ? 0.34 : colours.isLight ? 0.02 : 0.14;
  const tone = (color: string): string => mix(mix(color, grey, dust), deep, dim);
  const [coat, patch, horn, skin] = [
    tone(mix(paper, second, 0.04)),
    tone(mix(deep, darkest, 0.4)),
    tone(mix(second, deep, 0.55)),
    tone(mix(second, paper, 0.45)),
  ];
  const edge = {
    stroke: mix(coat, darkest, 0.45),
    'stroke-width': 0.018,
    'stroke-linejoin': 'round',
  } as const;
  const legs = isLying
    ? path('M-0.5 -0.1Q-0.2 -0.2 0.1 -0.08T0.56 -0.1L0.6 0H-0.55Z', coat, edge)
    : [-0.44, -0.3, 0.24, 0.38]
        .map(
          (at, i) =>
            path(
              `M${String(at - 0.06)} -0.6L${String(at - 0.04)} -0.02h0.09L${String(at + 0.07)} -0.6Z`,
              i % 2 === 0 ? mix(coat, darkest, 0.22) : coat,
              edge,
            ) + path(`M${String(at - 0.05)} 0l0.015 -0.07h0.08l0.015 0.07Z`, patch),
        )
        .join('');
  const drop = isLying ? 0.42 : 0;
  const chew = isChewing ? Math.sin(t * 11) * 0.028 : 0;
  const ear = Math.sin(t * 2.3) > 0.75 ? Math.sin(t * 26) * 14 : 0;
  const head = group(
    { transform: `rotate(${String(nod)} 0.46 -0.92)` },
    path('M0.3 -0.7L0.36 -1.22Q0.5 -1.34 0.62 -1.2L0.56 -0.66Z', coat, edge),
    path('M0.47 -1.34Q0.34 -1.62 0.14 -1.62Q0.34 -1.72 0.5 -1.54L0.58 -1.34Z', horn),
    path('M0.56 -1.36Q0.48 -1.66 0.3 -1.74Q0.52 -1.8 0.62 -1.58L0.66 -1.34Z', horn),
    path(
      `M0.68 ${(-1.08 + chew).toFixed(3)}L0.92 ${(-1 + chew).toFixed(3)}L0.8 ${(-0.95 + chew).toFixed(3)}L0.72 ${(-0.76 + chew).toFixed(3)}Q0.64 -0.86 0.64 -1Z`,
      mix(coat, darkest, 0.12),
    ),
    path('M0.36 -1.2Q0.44 -1.42 0.62 -1.4Q0.84 -1.32 0.98 -1.14Q1.02 -1.02 0.9 -1.01L0.6 -1.04Z', coat, edge),
    path('M0.5 -1.39Q0.66 -1.44 0.76 -1.32L0.6 -1.22Z', patch),
    group(
      { transform: `rotate(${ear.toFixed(1)} 0.46 -1.28)` },
      path('M0.5 -1.3Q0.28 -1.3 0.14 -1.12Q0.32 -1.08 0.5 -1.18Z', skin, edge),
    ),
  );
  const tail = Math.sin(t * 9) * (Math.sin(t * 1.1) > 0.2 ? 14 : 2);
  return placed(
    x,
    y,
    size,
    isTurned,
    isLying ? '' : legs,
    group(
      { transform: `translate(0 ${String(drop)})` },
      group(
        { transform: `rotate(${tail.toFixed(1)} -0.56 -0.92)` },
        path('M-0.52 -0.86Q-0.7 -1 -0.66 -1.14Q-0.5 -1.08 -0.46 -0.94Z', coat, edge),
      ),
      path(
        'M-0.6 -0.8Q-0.58 -1 -0.36 -1H0.3Q0.52 -1 0.54 -0.76Q0.5 -0.46 0.26 -0.46H-0.36Q-0.58 -0.46 -0.6 -0.8Z',
        coat,
        edge,
      ),
      path('M-0.34 -1H0.16Q0.2 -0.72 -0.04 -0.66T-0.34 -1Z', patch),
      ellipse(-0.46, -0.64, 0.08, 0.06, patch),
      head,
    ),
    isLying ? legs : '',
    isLying ? stroke('M-0.2 -0.12Q0 -0.2 0.2 -0.08', mix(coat, darkest, 0.3), 0.02) : '',
  );
};
