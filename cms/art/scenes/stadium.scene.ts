import { mix } from '../core/color';
import { swing } from '../drawing/motion';
import { circle, path, rect, stroke } from '../drawing/svg';
import { d } from '../geometry/point';
import type { Scene, SceneContext } from './scene';

const mast = ({ W, H, stage, random, colours }: SceneContext, side: 1 | -1, foot: number): string => {
  const x = W * (side === 1 ? 0.1 : 0.9);
  const y = stage.y + stage.h * random.between(0.16, 0.26);
  const u = Math.min(W, H) * 0.032;
  const beam = (i: number): string =>
    path(
      d`M${x} ${y}L${x + side * W * (0.2 + i * 0.32)} ${H}L${x + side * W * (0.42 + i * 0.36)} ${H}Z`,
      colours.lit,
      {
        opacity: i === 1 ? 0.16 : 0.1,
      },
    );
  const lamps = Array.from({ length: 15 }, (_, i) => {
    const [cx, cy] = [x + ((i % 5) - 2) * u * 0.95, y + (Math.floor(i / 5) - 1) * u * 0.95];
    return circle(cx, cy, u * 0.42, colours.lit) + circle(cx, cy, u * 0.2, colours.paper);
  });
  return (
    [0, 1, 2].map(beam).join('') +
    rect(x - u * 0.22, y, u * 0.44, foot - y + H * 0.1, colours.near) +
    lamps.join('')
  );
};

/** Draws a pitch under floodlights. */
export const stadium: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const { near, middle, palette } = colours;
  const stand = stage.y + stage.h * 0.66;
  const turf = mix(middle, palette.deep, 0.15);
  const depth = H - stand;
  let drawn = mast(context, 1, stand) + mast(context, -1, stand);
  drawn += path(d`M-10 ${stand}Q${W / 2} ${stand - stage.h * 0.1} ${W + 10} ${stand}V${H}H-10Z`, near);
  for (let i = 0; i < 130; i++) {
    const x = random() * W;
    const bow = 1 - ((x / W - 0.5) * 2) ** 2;
    const y =
      stand -
      stage.h * 0.045 * bow +
      random() * stage.h * 0.065 +
      4 +
      swing(time, 4, (3 * x) / W) * stage.h * 0.008;
    drawn += circle(x, y, H * 0.0038, random.pick([colours.lit, colours.paper, colours.second, middle]), {
      opacity: 0.85,
    });
  }
  const grass = stand + stage.h * 0.075;
  for (let i = 0; i < 8; i++) {
    const [from, to] = [i / 8, (i + 1) / 8].map((share) => grass + depth * share ** 1.6) as [number, number];
    drawn += rect(0, from, W, to - from + 1, i % 2 === 1 ? turf : mix(turf, near, 0.28));
  }
  const middleLine = grass + stage.h * 0.14;
  const circleLine = d`M${W * 0.24} ${middleLine}a${W * 0.26} ${stage.h * 0.075} 0 1 0 ${W * 0.52} 0a${W * 0.26} ${stage.h * 0.075} 0 1 0 ${-W * 0.52} 0`;
  return drawn + stroke(circleLine + d`M0 ${middleLine}H${W}`, colours.paper, H * 0.005, { opacity: 0.85 });
};
