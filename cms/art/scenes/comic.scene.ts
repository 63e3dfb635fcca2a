import { mix } from '../core/color';
import { shifted, swing, turned } from '../drawing/motion';
import { circle, ellipse, path, rect, stroke } from '../drawing/svg';
import { HEADS } from '../figures/head';
import { crowdLook } from '../figures/looks';
import { jointsOf, person, type Person } from '../figures/person';
import { d } from '../geometry/point';
import type { Scene } from './scene';

/** Draws a comedian at a microphone in a spotlight, with the front row in the dark. */
export const comic: Scene = ({ W, H, stage, time, random, cast, colours }) => {
  const x = stage.x + stage.w * random.between(0.44, 0.56);
  const ground = stage.y + stage.h * 0.84;
  const height = Math.min(stage.h * 0.68, W * 0.8);
  const who: Person = {
    x,
    y: ground,
    height,
    pose: 'speak',
    head: cast.pick(['curls', 'veil', 'cap', 'bun', 'short', 'ghutra']),
    look: crowdLook(colours, cast),
    shirt: random.pick([colours.middle, colours.near, colours.second]),
    trousers: colours.near,
    isRobed: random.chance(0.35),
    isTurned: random.chance(0.5),
  };
  const { near } = jointsOf(who);
  const [hx, hy] = near.hand;
  const curtain = Array.from({ length: 12 }, (_, i) =>
    rect((W / 12) * i, -5, W / 24, H, colours.near, { opacity: 0.16 }),
  );
  const row = Array.from({ length: W > H ? 9 : 5 }, (_, i) => {
    const n = W > H ? 9 : 5;
    const z = (W / n) * 0.5;
    const cx = (W / n) * (i + 0.5) + random.between(-6, 6);
    const top = ground + stage.h * 0.13;
    const look = {
      skin: colours.near,
      hair: colours.near,
      cloth: colours.near,
      accent: colours.near,
      band: colours.near,
    };
    return shifted(
      time,
      0,
      swing(time, 4, i / n) * z * 0.1,
      HEADS[cast.pick(['short', 'veil', 'curls', 'ghutra', 'bun'])](cx, top, z, look) +
        ellipse(cx, top + z * 1.15, z * 0.9, z * 0.55, colours.near) +
        rect(cx - z, top + z, z * 2, H, colours.near),
    );
  });
  return [
    ...curtain,
    path(
      d`M${x - W * 0.06} -10H${x + W * 0.06}L${x + height * 0.46} ${ground}H${x - height * 0.46}Z`,
      colours.lit,
      { opacity: 0.34 + 0.06 * swing(time, 2) },
    ),
    rect(-5, ground - stage.h * 0.04, W + 10, H, mix(colours.mid, colours.near, 0.45)),
    ellipse(x, ground + stage.h * 0.01, height * 0.46, stage.h * 0.05, colours.lit, { opacity: 0.85 }),
    turned(
      time,
      2.5 * swing(time, 4),
      [x, ground],
      person(who),
      stroke(
        d`M${hx} ${hy}L${hx + (who.isTurned === true ? 1 : -1) * -height * 0.01} ${hy - height * 0.035}`,
        colours.paper,
        height * 0.03,
        { 'stroke-linecap': 'round' },
      ),
      circle(hx, hy - height * 0.05, height * 0.03, colours.paper),
    ),
    ...row,
  ].join('');
};
