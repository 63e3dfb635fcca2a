import { mix } from '../core/color';
import { rise, shifted } from '../drawing/motion';
import { circle, ellipse, path, rect } from '../drawing/svg';
import { crowdLook } from '../figures/looks';
import { jointsOf, person, type Person } from '../figures/person';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws a weightlifter with a barbell over the head. */
export const weights: Scene = ({ W, H, stage, time, cast, colours }) => {
  const ground = stage.y + stage.h * 0.93;
  const height = Math.min(stage.h * 0.64, W * 0.66);
  const who: Person = {
    x: stage.x + stage.w * 0.5,
    y: ground,
    height,
    pose: 'lift',
    head: cast.pick(['bun', 'veil', 'short', 'curls']),
    look: crowdLook(colours, cast),
    shirt: colours.isLight ? colours.near : colours.lit,
    trousers: colours.isLight ? colours.middle : colours.near,
  };
  const { near } = jointsOf(who);
  const bar = near.hand[1];
  const plates = [-1, 1].map((side) => {
    const x = who.x + side * height * 0.44;
    const r = height * 0.17;
    return (
      circle(x, bar, r, colours.near) +
      circle(x, bar, r * 0.8, colours.second) +
      path(khatam(x, bar, r * 0.6), colours.near) +
      circle(x, bar, r * 0.2, colours.lit)
    );
  });
  return [
    rect(-5, ground - stage.h * 0.05, W + 10, H, mix(colours.mid, colours.near, 0.4)),
    ellipse(who.x, ground, height * 0.42, stage.h * 0.04, colours.lit, { opacity: 0.5 }),
    shifted(
      time,
      0,
      -rise(time, 2) * height * 0.06,
      rect(who.x - height * 0.5, bar - height * 0.018, height, height * 0.036, colours.paper, { rx: 3 }),
      person(who),
      ...plates,
    ),
  ].join('');
};
