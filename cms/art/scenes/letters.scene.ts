import { mix } from '../core/color';
import { swing } from '../drawing/motion';
import { group, path, rect, stroke } from '../drawing/svg';
import { d, round } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws envelopes in the air: saved money, or replies to letters. */
export const letters: Scene = ({ W, stage, time, random, colours }) => {
  const n = W > stage.h ? 7 : 6;
  return Array.from({ length: n }, (_, i) => {
    const w = Math.min(stage.w, stage.h) * (i === n - 1 ? 0.46 : random.between(0.2, 0.3));
    const h = w * 0.66;
    const isLast = i === n - 1;
    const x = isLast ? stage.x + stage.w * 0.5 : stage.x + stage.w * (((i * 0.382) % 1) * 0.9 + 0.05);
    const y = isLast ? stage.y + stage.h * 0.58 : stage.y + stage.h * (0.16 + ((i * 0.618) % 1) * 0.72);
    const face = isLast ? colours.paper : mix(colours.second, colours.paper, random.between(0, 0.6));
    const turn = round(isLast ? -8 : random.between(-34, 34));
    return group(
      {
        transform: `translate(${String(round(x))} ${String(round(y + swing(time, 1, i / n) * h * 0.14))}) rotate(${String(round(turn + 3 * swing(time, 1, i / n)))})`,
      },
      rect(-w / 2 + 5, -h / 2 + 6, w, h, colours.near, { rx: 5, opacity: 0.4 }),
      isLast
        ? rect(-w * 0.4, -h * 0.82, w * 0.8, h * 0.8, colours.lit, {
            rx: 4,
            stroke: colours.near,
            'stroke-width': 2,
          })
        : '',
      rect(-w / 2, -h / 2, w, h, face, { rx: 5 }),
      stroke(
        d`M${-w / 2} ${h / 2}L${-w * 0.08} 0M${w / 2} ${h / 2}L${w * 0.08} 0`,
        mix(face, colours.near, 0.25),
        2,
      ),
      path(d`M${-w / 2} ${-h / 2}H${w / 2}L0 ${h * 0.12}Z`, mix(face, colours.middle, 0.35)),
      path(khatam(0, h * 0.1, h * 0.17), colours.middle),
    );
  }).join('');
};
