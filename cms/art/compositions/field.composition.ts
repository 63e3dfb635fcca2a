import { mix } from '../core/color';
import { group, path, rect, stroke } from '../drawing/svg';
import { lattice } from '../geometry/lattice';
import { khatam, SIXTEENTH_TURN } from '../geometry/star';
import type { Composition, CompositionContext } from './composition';

/** Mask for the lattice: brightest at the light, almost transparent far from it. */
const fading = ({ W, H, light, long, definitions }: CompositionContext): string => {
  const fill = definitions.radial(light.x, light.y, long * 0.75, [
    [0, 'white', 1],
    [0.6, 'white', 0.4],
    [1, 'white', 0.06],
  ]);
  return definitions.mask(W, H, rect(0, 0, W, H, fill));
};

/** Draws the lattice across the sky. */
export const field: Composition = (context) => {
  const { W, H, random, colours, short, contact } = context;
  const period = short * random.pick([0.13, 0.18, 0.24, 0.34]);
  const bleed = (Math.hypot(W, H) - Math.min(W, H)) / 2;
  const { octagons, squares, centres, inner } = lattice(
    { x: -bleed, y: -bleed, w: W + 2 * bleed, h: H + 2 * bleed },
    period,
    contact,
    [random() * period, random() * period],
  );
  const turn = random.pick([0, 0, 45, 22.5]);
  const line = period * random.pick([0.018, 0.03, 0.05]);
  const tint = colours.isLight
    ? mix(colours.skyTop, colours.second, 0.5)
    : mix(colours.skyLow, colours.second, 0.3);
  const seeds = centres.map(([x, y]) => khatam(x, y, inner * 0.62, SIXTEENTH_TURN)).join('');
  const back = group(
    { mask: fading(context) },
    group(
      { transform: `rotate(${String(turn)} ${String(W / 2)} ${String(H / 2)})` },
      random.chance(0.5) ? path(octagons, tint, { opacity: 0.5 }) : '',
      stroke(octagons + squares, colours.line, line, { opacity: 0.9 }),
      random.chance(0.6)
        ? path(seeds, random.chance(0.5) ? colours.lit : 'none', {
            stroke: colours.line,
            'stroke-width': 1.5,
            opacity: 0.6,
          })
        : '',
    ),
  );
  return { back };
};
