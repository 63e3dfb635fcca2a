import { rise, shifted, swing } from '../drawing/motion';
import { circle, path, rect, stroke } from '../drawing/svg';
import { mix } from '../core/color';
import { crowdLook } from '../figures/looks';
import { jointsOf, person, type Person } from '../figures/person';
import { d } from '../geometry/point';
import type { Scene } from './scene';

const gloves = (who: Person, color: string): string => {
  const { near, far } = jointsOf(who);
  return [far, near].map(({ hand }) => circle(hand[0], hand[1], who.height * 0.062, color)).join('');
};

/** Draws two fighters in the light of the ring. */
export const boxers: Scene = ({ W, H, stage, time, random, cast, colours }) => {
  const ground = stage.y + stage.h * 0.92;
  const height = Math.min(stage.h * 0.74, stage.w * 0.72);
  const gap = height * 0.36;
  const one: Person = {
    x: stage.x + stage.w / 2 - gap,
    y: ground,
    height,
    pose: random.pick(['jab', 'guard']),
    head: cast.pick(['short', 'bun', 'curls']),
    look: crowdLook(colours, cast),
    shirt: colours.near,
    trousers: colours.near,
  };
  const other: Person = {
    ...one,
    x: stage.x + stage.w / 2 + gap,
    pose: 'guard',
    head: cast.pick(['short', 'bun', 'cap']),
    look: crowdLook(colours, cast),
    shirt: mix(colours.middle, colours.near, 0.25),
    trousers: colours.paper,
    isTurned: true,
  };
  const floor = ground - stage.h * 0.1;
  const ropes = [0.5, 0.62, 0.74].map((share, i) =>
    stroke(
      d`M-10 ${stage.y + stage.h * share}H${W + 10}`,
      [colours.paper, colours.second, colours.lit][i] ?? colours.paper,
      H * 0.009,
      { opacity: 0.85 },
    ),
  );
  return [
    [0.2, 0.5, 0.8]
      .map((x) =>
        path(
          d`M${W * x - W * 0.04} -10H${W * x + W * 0.04}L${W * x + W * 0.26} ${ground}H${W * x - W * 0.26}Z`,
          colours.lit,
          { opacity: 0.2 },
        ),
      )
      .join(''),
    ...ropes,
    [0.05, 0.95]
      .map((x) => rect(W * x - W * 0.02, stage.y + stage.h * 0.44, W * 0.04, H, colours.near))
      .join(''),
    path(
      d`M-10 ${ground}L${W * 0.12} ${floor}H${W * 0.88}L${W + 10} ${ground}V${H + 10}H-10Z`,
      mix(colours.middle, colours.mid, 0.3),
    ),
    shifted(
      time,
      swing(time, 4) * height * 0.04,
      -rise(time, 8) * height * 0.012,
      person(other),
      gloves(other, colours.lit),
    ),
    shifted(
      time,
      swing(time, 4, 0.25) * height * 0.035,
      -rise(time, 8) * height * 0.012,
      person(one),
      gloves(one, colours.second),
    ),
  ].join('');
};
