import { mix } from '../core/color';
import { swing } from '../drawing/motion';
import { bust } from '../figures/bust';
import type { HeadName } from '../figures/head';
import { crowdLook } from '../figures/looks';
import { isWide, type Scene } from './scene';

const PAIRS: readonly [readonly HeadName[], ...(readonly HeadName[])[]] = [
  ['veil', 'curls', 'ghutra'],
  ['bun', 'turban', 'short'],
  ['cap', 'long', 'headset'],
  ['ghutra', 'veil', 'short'],
  ['curls', 'long', 'bun'],
];

/** Draws one to three people, head and shoulders. */
export const figures: Scene = (context) => {
  const { H, stage, time, random, cast, colours } = context;
  const heads = cast.pick(PAIRS);
  const n = random.integer(1, 3) + (isWide(context) ? 1 : 0);
  const count = Math.min(3, n);
  const places = count === 1 ? [0.5] : count === 2 ? [0.32, 0.68] : [0.2, 0.8, 0.5];
  const bodies = [colours.middle, colours.second, colours.far];
  return places
    .map((place, i) => {
      const isFront = i === count - 1;
      const z = Math.min(stage.w * 0.5, stage.h * 0.62) * (count === 1 ? 0.7 : isFront ? 0.58 : 0.5);
      return bust({
        x: stage.x + stage.w * (isWide(context) ? 0.5 + (place - 0.5) * 0.72 : place),
        y: stage.y + stage.h * ((count === 1 ? 0.5 : isFront ? 0.58 : 0.44) + 0.01 * swing(time, 2, i / 3)),
        z,
        foot: H + 5,
        head: heads[i] ?? 'short',
        look: crowdLook(colours, cast),
        body: isFront ? colours.near : mix(bodies[i % 3] ?? colours.middle, colours.near, 0.2),
        rim: colours.lit,
        hasPin: isFront,
      });
    })
    .join('');
};
