import { rise } from '../drawing/motion';
import { path, rect } from '../drawing/svg';
import { TOWER_TOPS } from '../drawing/tower';
import { d } from '../geometry/point';
import type { Scene } from './scene';

/** Draws a modern city with lit windows. */
export const towers: Scene = ({ W, H, stage, time, random, colours }) => {
  const layers = [
    [0.84, colours.far, 0.66, 7],
    [0.94, colours.mid, 0.54, 6],
    [1.02, colours.near, 0.34, 5],
  ] as const;
  const count = W > H ? 1.5 : 1;
  return layers
    .map(([level, fill, height, plain], layer) => {
      const base = stage.y + stage.h * level;
      const n = Math.round(plain * count);
      let drawn = layer === 2 ? rect(0, base - stage.h * 0.12, W, H, fill) : '';
      for (let i = 0; i < n; i++) {
        const w = (W / n) * random.between(0.5, 0.88);
        const x = (W / n) * i + random.between(-8, 16);
        const y = base - stage.h * height * random.between(0.45, 1.08);
        const top = random.pick(TOWER_TOPS)(x, y, w);
        drawn += path(d`M${x} ${H + 5}` + top + d`L${x + w} ${H + 5}Z`, fill);
        const across = Math.max(2, Math.floor(w / ((W * 0.028) / count)));
        const step = w / across;
        if (layer === 0 && random.chance(0.6)) continue;
        for (let row = y + w * 1.1; row < base; row += step * 1.25) {
          for (let k = 0; k < across; k++) {
            if (!random.chance(0.22)) continue;
            const opacity = random.between(0.35, 0.95);
            const glow = { opacity: opacity * (1 - 0.8 * rise(time, 1 + ((i + k) % 3)) * ((k + i) % 2)) };
            drawn += rect(x + step * k + step * 0.25, row, step * 0.5, step * 0.62, colours.lit, glow);
          }
        }
      }
      return drawn;
    })
    .join('');
};
