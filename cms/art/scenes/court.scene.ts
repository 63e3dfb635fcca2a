import { mix } from '../core/color';
import { shifted, swing, turned } from '../drawing/motion';
import { circle, group, path, rect, stroke } from '../drawing/svg';
import { crowdLook } from '../figures/looks';
import { jointsOf, person, type Person } from '../figures/person';
import { d, round } from '../geometry/point';
import type { Scene } from './scene';

const racket = (x: number, y: number, u: number, turn: number, head: string, grip: string): string =>
  group(
    { transform: `translate(${String(round(x))} ${String(round(y))}) rotate(${String(turn)})` },
    rect(-u * 0.09, -u * 0.5, u * 0.18, u * 0.6, grip, { rx: u * 0.08 }),
    path(
      d`M0 ${-u * 0.4}C${-u * 0.7} ${-u * 0.8} ${-u * 0.6} ${-u * 1.7} 0 ${-u * 1.7}C${u * 0.6} ${-u * 1.7} ${u * 0.7} ${-u * 0.8} 0 ${-u * 0.4}Z`,
      head,
    ),
    [-0.22, 0, 0.22]
      .flatMap((dx) => [-0.9, -1.12, -1.34].map((dy) => circle(u * dx, u * dy, u * 0.05, grip)))
      .join(''),
  );

/** Draws players on a glass court. */
export const court: Scene = ({ W, H, stage, time, random, cast, colours }) => {
  const back = stage.y + stage.h * 0.66;
  const glass = stage.y + stage.h * 0.14;
  const ground = mix(colours.middle, colours.palette.deep, 0.1);
  const across = (share: number): number => stage.x + stage.w * share;
  const frames = [0.06, 0.28, 0.5, 0.72, 0.94];
  const foot = stage.y + stage.h * 0.94;
  const height = Math.min(stage.h * 0.66, stage.w * 0.62);
  const player: Person = {
    x: across(W > H ? 0.36 : 0.38),
    y: foot,
    height,
    pose: random.pick(['smash', 'smash', 'serve']),
    head: cast.pick(['bun', 'cap', 'short', 'veil']),
    look: { ...crowdLook(colours, cast), accent: colours.lit },
    shirt: colours.isLight ? colours.near : colours.paper,
    trousers: colours.isLight ? colours.palette.deep : colours.lit,
  };
  const partner: Person = {
    ...player,
    x: across(0.8),
    y: back + stage.h * 0.1,
    height: height * 0.52,
    pose: random.pick(['run', 'guard']),
    head: 'curls',
    shirt: colours.second,
    trousers: colours.near,
    isTurned: true,
  };
  const hand = jointsOf(player).near.hand;
  const other = jointsOf(partner).near.hand;
  const drawn = [
    rect(across(0.06), glass, stage.w * 0.88, back - glass, colours.paper, { opacity: 0.16 }),
    path(
      d`M${across(0.1)} ${back}L${across(0.34)} ${glass}H${across(0.44)}L${across(0.2)} ${back}ZM${across(0.62)} ${back}L${across(0.86)} ${glass}H${across(0.9)}L${across(0.66)} ${back}Z`,
      colours.paper,
      { opacity: 0.16 },
    ),
    frames.map((share) => rect(across(share) - 2, glass, 4, back - glass, colours.near)).join(''),
    rect(across(0.06), glass, stage.w * 0.88, 5, colours.near),
    rect(-W, back, 3 * W, H, ground),
    stroke(
      d`M${-W} ${back + stage.h * 0.12}H${2 * W}M${across(0.5)} ${back + stage.h * 0.12}L${across(0.46)} ${H}`,
      colours.paper,
      H * 0.006,
      { opacity: 0.8 },
    ),
    shifted(
      time,
      swing(time, 2) * height * 0.05,
      0,
      person(partner),
      racket(other[0], other[1], height * 0.1, -30, colours.lit, colours.near),
    ),
    rect(-W, back + stage.h * 0.09, 3 * W, stage.h * 0.075, colours.near, { opacity: 0.28 }),
    turned(
      time,
      2.5 * swing(time, 4),
      [player.x, foot],
      racket(hand[0], hand[1], height * 0.19, 24, colours.second, colours.near),
      person(player),
    ),
    [3, 2, 1]
      .map((i) =>
        circle(across(0.62) + i * 9, stage.y + stage.h * 0.2 - i * 7, height * 0.035, colours.lit, {
          opacity: 0.25,
        }),
      )
      .join(''),
    circle(across(0.62), stage.y + stage.h * 0.2, height * 0.042, colours.lit),
  ].join('');
  return random.chance(0.5)
    ? drawn
    : group({ transform: `matrix(-1 0 0 1 ${String(2 * stage.x + stage.w)} 0)` }, drawn);
};
