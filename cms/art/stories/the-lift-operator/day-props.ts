import { mix } from '../../core/color';
import { rect } from '../../drawing/svg';
import { eased } from '../draw-story';
import type { Drawing, ShotContext } from '../story';
import { dial, lever } from './brass';
import { frieze } from './lattice';
import { floors } from './passing';

/** Floor of the cabin in a shot in which it comes to a floor, stands there, and leaves. */
const visit = (floor: number, { t, share }: Pick<ShotContext, 't' | 'share'>, isLeaving = true): number =>
  floor - 0.75 * (1 - eased(t / 2)) + (isLeaving ? 0.5 * eased((share - 0.82) / 0.36) : 0);

/** Draws a floor that the cabin visits, through the gate. */
export const visiting =
  (floor: number, leavesAt: (context: ShotContext) => number = () => 3, greeting = 0): Drawing =>
  (context) =>
    floors(context, visit(floor, context), { leaves: leavesAt(context), greeting });

/** The operator's head rises and falls once as the floor stands before him. */
export const nodOnce = (t: number): number => Math.sin(Math.PI * eased((t - 2.2) / 1.1));

/** Draws the dial over the lever, from close by. */
export const controls =
  (from: number, to: number): Drawing =>
  (context) => {
    const { W, H, colours, t, share } = context;
    const { darkest, middle, light } = colours.palette;
    const wood = mix(light, middle, 0.2);
    const moved = from + (to - from) * eased((t - 1.2) / (context.t / share - 1.8));
    return (
      rect(0, 0, W, H, wood) +
      [0, 1, 2, 3]
        .map((i) =>
          rect(i * 170 - 20, 190, 150, 240, 'none', { stroke: mix(light, middle, 0.45), 'stroke-width': 3 }),
        )
        .join('') +
      frieze(0, 0, W, 30, mix(middle, darkest, 0.35), light) +
      dial(context, 222, 222, 164, moved) +
      lever(context, 500, 214, 76, eased(t / 1.2))
    );
  };
