import { mix } from '../core/color';
import { arch } from '../drawing/arch';
import { rise } from '../drawing/motion';
import { path, rect } from '../drawing/svg';
import { HEADS } from '../figures/head';
import { crowdLook } from '../figures/looks';
import type { Scene } from './scene';

/** Draws a house front at night, with lit windows and people in two of them. */
export const windows: Scene = ({ W, H, stage, time, random, cast, colours }) => {
  const columns = W > H ? 6 : 3;
  const [w, gap] = [W / columns, (W / columns) * 0.24];
  const rows = Math.ceil((H - stage.y) / (w * 1.25)) + 1;
  const wall = mix(colours.mid, colours.near, 0.35);
  const top = stage.y + stage.h * 0.26;
  let drawn = rect(-5, top, W + 10, H, wall) + rect(-5, top, W + 10, w * 0.08, colours.near);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * w + gap;
      const y = top + w * 0.3 + row * w * 1.28;
      const [ww, hh] = [w - 2 * gap, w * 0.86];
      const isLit = random.chance(0.5);
      const light = random.pick([colours.lit, colours.second, mix(colours.lit, colours.second, 0.5)]);
      drawn += path(arch(x, y, ww, hh), isLit ? light : colours.near, isLit ? {} : { opacity: 0.75 });
      if (isLit && random.chance(0.5)) {
        const z = ww * 0.42;
        const cx = x + ww / 2;
        drawn += HEADS[cast.pick(['veil', 'curls', 'short', 'bun', 'ghutra'])](cx, y + hh * 0.52, z, {
          ...crowdLook(colours, cast),
          skin: colours.near,
        });
        drawn += rect(x, y + hh * 0.8, ww, hh * 0.2, colours.near);
      } else if (isLit)
        drawn += rect(cx(x, ww), y, ww * 0.06, hh, wall) + rect(x, y + hh * 0.55, ww, ww * 0.06, wall);
      // In a film some lights go out for a while.
      if (isLit && time > 0 && (row + column) % 3 !== 0)
        drawn += path(arch(x, y, ww, hh), colours.near, {
          opacity: Math.max(
            0,
            Math.min(0.9, 8 * rise(time, 1 + (column % 2)) - 2 - ((row * 3 + column * 5) % 7) / 2),
          ),
        });
      drawn += rect(x - gap * 0.3, y + hh, ww + gap * 0.6, w * 0.06, colours.near);
    }
  }
  return drawn;
};

const cx = (x: number, width: number): number => x + width * 0.47;
