import { mix } from '../core/color';
import { rise, shifted, swing, turned } from '../drawing/motion';
import { circle, path, rect, stroke } from '../drawing/svg';
import { crowdLook } from '../figures/looks';
import { jointsOf, person, type Person } from '../figures/person';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws a player on a pitch, with a goalkeeper or a second player. */
export const striker: Scene = ({ W, H, stage, time, random, cast, colours }) => {
  const ground = stage.y + stage.h * 0.9;
  const turf = mix(colours.middle, colours.palette.deep, 0.2);
  const height = Math.min(stage.h * 0.72, stage.w * 0.7);
  const across = (share: number): number => stage.x + stage.w * share;
  const isKeeper = random.chance(0.5);
  const own: Person = {
    x: across(W > H ? 0.36 : 0.33),
    y: ground,
    height,
    pose: random.pick(['kick', 'run']),
    head: cast.pick(['curls', 'short', 'bun']),
    look: { ...crowdLook(colours, cast), accent: colours.lit },
    shirt: colours.isLight ? colours.near : colours.lit,
    trousers: colours.isLight ? colours.palette.deep : colours.paper,
  };
  const other: Person = {
    ...own,
    x: across(W > H ? 0.78 : 0.8),
    y: ground - stage.h * 0.07,
    height: height * 0.66,
    pose: isKeeper ? 'dive' : 'run',
    head: 'cap',
    look: crowdLook(colours, cast),
    shirt: colours.second,
    trousers: colours.near,
    isTurned: true,
  };
  const { near, far } = jointsOf(own);
  const r = height * 0.07;
  const [bx, by] =
    own.pose === 'kick'
      ? [far.foot[0] + r * 2.1, far.foot[1] - r * 0.6]
      : [near.foot[0] + r * 2.4, ground - r];
  const net = Array.from(
    { length: 12 },
    (_, i) =>
      d`M${across(0.58 + i * 0.04)} ${ground - height * 0.72}V${ground - stage.h * 0.1}M${across(0.58)} ${ground - height * (0.72 - i * 0.055)}H${across(1.02)}`,
  ).join('');
  return [
    isKeeper
      ? stroke(net, colours.paper, 1.2, { opacity: 0.5 }) +
        stroke(
          d`M${across(0.58)} ${ground - stage.h * 0.08}V${ground - height * 0.72}H${across(1.05)}`,
          colours.paper,
          H * 0.01,
        )
      : '',
    rect(-5, ground - stage.h * 0.1, W + 10, H, turf),
    [0, 1, 2]
      .map((i) =>
        rect(
          -5,
          ground - stage.h * 0.06 + i * stage.h * 0.12,
          W + 10,
          stage.h * 0.06,
          mix(turf, colours.near, 0.25),
        ),
      )
      .join(''),
    path(
      d`M${own.x - height * 0.3} ${ground}a${height * 0.34} ${height * 0.035} 0 1 0 ${height * 0.68} 0a${height * 0.34} ${height * 0.035} 0 1 0 ${-height * 0.68} 0`,
      colours.near,
      { opacity: 0.4 },
    ),
    shifted(time, swing(time, 2) * height * 0.03, -rise(time, 4) * height * 0.03, person(other)),
    turned(time, 3 * swing(time, 2), [own.x, ground], person(own)),
    shifted(
      time,
      rise(time, 2) * height * 0.12,
      -rise(time, 2) * height * 0.2,
      turned(
        time,
        90 * time,
        [bx, by],
        circle(bx, by, r, colours.paper),
        path(khatam(bx, by, r * 0.66), colours.near),
        circle(bx, by, r * 0.22, colours.lit),
      ),
    ),
  ].join('');
};
