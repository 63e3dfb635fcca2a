import { mix } from '../core/color';
import { rise, swing, turned } from '../drawing/motion';
import { ellipse, path, rect, stroke } from '../drawing/svg';
import { crowdLook } from '../figures/looks';
import { person } from '../figures/person';
import { d } from '../geometry/point';
import type { Scene } from './scene';

/** Draws a boxer's corner between two rounds: the boxer on the stool and the coach. */
export const stool: Scene = ({ W, H, stage, time, cast, colours }) => {
  const ground = stage.y + stage.h * 0.9;
  const height = Math.min(stage.h * 0.72, stage.w * 0.8);
  const x = stage.x + stage.w * (W > H ? 0.48 : 0.42);
  const post = x - height * 0.36;
  const ropes = [0.36, 0.5, 0.64].map((share, i) => {
    const y = stage.y + stage.h * share;
    const color = [colours.paper, colours.second, colours.lit][i] ?? colours.paper;
    return stroke(
      d`M-10 ${y - stage.h * 0.06}L${post} ${y}L${W + 10} ${y - stage.h * 0.1}`,
      color,
      H * 0.011,
    );
  });
  return [
    path(
      d`M${x - W * 0.05} -10H${x + W * 0.12}L${x + height * 0.62} ${ground}H${x - height * 0.52}Z`,
      colours.lit,
      { opacity: 0.3 },
    ),
    ...ropes,
    rect(
      post - W * 0.025,
      stage.y + stage.h * 0.28,
      W * 0.05,
      ground - stage.y - stage.h * 0.28,
      colours.middle,
    ),
    rect(post - W * 0.038, stage.y + stage.h * 0.33, W * 0.076, stage.h * 0.36, colours.paper, { rx: 6 }),
    rect(-5, ground - stage.h * 0.05, W + 10, H, mix(colours.mid, colours.near, 0.4)),
    ellipse(x + height * 0.1, ground + stage.h * 0.01, height * 0.56, stage.h * 0.05, colours.lit, {
      opacity: 0.6,
    }),
    rect(x - height * 0.15, ground - height * 0.4, height * 0.26, height * 0.045, colours.lit, { rx: 4 }),
    stroke(
      d`M${x - height * 0.12} ${ground - height * 0.36}L${x - height * 0.15} ${ground}M${x + height * 0.08} ${ground - height * 0.36}L${x + height * 0.11} ${ground}`,
      colours.near,
      height * 0.03,
    ),
    person({
      x,
      y: ground + rise(time, 4) * height * 0.01,
      height,
      pose: 'sit',
      head: cast.pick(['short', 'curls', 'bun']),
      look: { ...crowdLook(colours, cast), band: colours.near },
      shirt: colours.second,
      trousers: colours.middle,
    }),
    turned(
      time,
      2.5 * swing(time, 4),
      [x + height * 0.56, ground],
      person({
        x: x + height * 0.56,
        y: ground,
        height,
        pose: 'speak',
        head: cast.pick(['cap', 'ghutra', 'veil']),
        look: crowdLook(colours, cast),
        shirt: colours.near,
        trousers: colours.near,
        isTurned: true,
      }),
    ),
  ].join('');
};
