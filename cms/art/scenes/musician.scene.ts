import { mix } from '../core/color';
import { swing, turned } from '../drawing/motion';
import { circle, ellipse, path, rect, stroke } from '../drawing/svg';
import { crowdLook } from '../figures/looks';
import { jointsOf, person, type Person } from '../figures/person';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws a sitting musician who plays the oud. */
export const musician: Scene = ({ W, H, stage, time, random, cast, colours }) => {
  const ground = stage.y + stage.h * 0.94;
  const height = Math.min(stage.h * 0.86, W * 0.95);
  const x = stage.x + stage.w * 0.5;
  const who: Person = {
    x,
    y: ground,
    height,
    pose: 'play',
    head: cast.pick(['turban', 'veil', 'curls', 'ghutra', 'bun']),
    look: crowdLook(colours, cast),
    shirt: colours.isLight ? colours.middle : colours.paper,
    trousers: colours.near,
    isTurned: random.chance(0.5),
  };
  const { near, far } = jointsOf(who);
  const side = who.isTurned === true ? -1 : 1;
  const [bx, by] = [near.hand[0] + side * height * 0.02, near.hand[1] + height * 0.02];
  const r = height * 0.16;
  const neckEnd = [far.hand[0] - side * height * 0.07, far.hand[1] - height * 0.03] as const;
  const back = Array.from({ length: 5 }, (_, i) =>
    circle(x, ground - height * 0.55, height * (0.3 + i * 0.13 + 0.012 * swing(time, 4, i / 5)), 'none', {
      stroke: i % 2 === 0 ? colours.lit : colours.second,
      'stroke-width': 3,
      opacity: 0.65 - i * 0.1,
    }),
  );
  return [
    ...back,
    rect(-5, ground - stage.h * 0.06, W + 10, H, mix(colours.mid, colours.near, 0.5)),
    ellipse(x, ground, height * 0.5, height * 0.05, colours.lit, { opacity: 0.55 }),
    rect(
      x - height * 0.2,
      ground - height * 0.41,
      height * 0.4,
      height * 0.41,
      mix(colours.middle, colours.near, 0.45),
      { rx: 8 },
    ),
    turned(
      time,
      2 * swing(time, 4),
      [x, ground],
      person(who),
      stroke(d`M${bx} ${by}L${neckEnd[0]} ${neckEnd[1]}`, colours.near, height * 0.03, {
        'stroke-linecap': 'round',
      }),
      ellipse(bx, by, r * 1.12, r * 0.92, colours.near),
      ellipse(bx, by, r, r * 0.8, mix(colours.lit, colours.second, 0.4)),
      path(khatam(bx - side * r * 0.2, by, r * 0.36), colours.near),
      circle(near.hand[0], near.hand[1] + swing(time, 16) * height * 0.01, height * 0.034, who.look.skin),
      circle(far.hand[0], far.hand[1], height * 0.032, who.look.skin),
    ),
  ].join('');
};
