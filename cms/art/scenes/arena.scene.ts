import { mix } from '../core/color';
import { shifted, swing } from '../drawing/motion';
import { path, rect, stroke } from '../drawing/svg';
import { bust } from '../figures/bust';
import { crowdLook } from '../figures/looks';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws players with headsets in front of a wall of screens. */
export const arena: Scene = ({ W, H, stage, time, random, cast, colours }) => {
  const columns = W > H ? 4 : 2;
  const w = W / columns;
  const wall = Array.from({ length: columns * 2 }, (_, i) => {
    const [x, y] = [(i % columns) * w + w * 0.06, stage.y + stage.h * (0.06 + Math.floor(i / columns) * 0.3)];
    const [ww, hh] = [w * 0.88, stage.h * 0.26];
    const screen = mix(colours.middle, colours.near, random.between(0.05, 0.45));
    const content = random.chance(0.4)
      ? path(khatam(x + ww / 2, y + hh / 2, hh * 0.3), random.pick([colours.lit, colours.second]))
      : Array.from({ length: 6 }, (_unused, k) =>
          rect(
            x + ww * (0.08 + k * 0.145),
            y + hh * (0.85 - random.between(0.1, 0.65)),
            ww * 0.1,
            hh * 0.1,
            random.pick([colours.lit, colours.second, colours.paper]),
          ),
        ).join('');
    return (
      rect(x, y, ww, hh, screen, { rx: 4, stroke: colours.near, 'stroke-width': 4 }) +
      shifted(time, 0, swing(time, 2, i / 8) * hh * 0.05, content)
    );
  });
  const n = W > H ? 3 : 2;
  const z = Math.min(W / n, stage.h * 0.75) * 0.4;
  const players = Array.from({ length: n }, (_, i) =>
    bust({
      x: W * ((i + 0.5) / n),
      y: stage.y + stage.h * (0.62 + (i % 2) * 0.05 + 0.008 * swing(time, 2, i / 3)),
      z,
      foot: H + 5,
      head: cast.pick(['headset', 'headset', 'headset', 'cap', 'veil']),
      look: { ...crowdLook(colours, cast), accent: i % 2 === 0 ? colours.lit : colours.second },
      body: i % 2 === 0 ? colours.near : mix(colours.middle, colours.near, 0.55),
      rim: colours.lit,
      hasPin: true,
    }),
  );
  const desk = stage.y + stage.h * 1.02;
  return (
    wall.join('') +
    players.join('') +
    rect(-5, desk, W + 10, H, colours.near) +
    stroke(d`M-5 ${desk}H${W + 5}`, colours.second, 3)
  );
};
