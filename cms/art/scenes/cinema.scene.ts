import { mix } from '../core/color';
import { rise, turned } from '../drawing/motion';
import { HEADS } from '../figures/head';
import { path, rect } from '../drawing/svg';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import type { Scene } from './scene';

/** Draws the beam of a projector over rows of seats. */
export const cinema: Scene = ({ W, H, stage, time, random, cast, colours }) => {
  const isRight = random.chance(0.5);
  const x = stage.x + stage.w * (isRight ? 0.94 : 0.06);
  const y = stage.y + stage.h * 0.1;
  const to = (share: number): number => stage.x + stage.w * (isRight ? share : 1 - share);
  const beams = [0, 1, 2, 3].map((i) =>
    path(
      d`M${x} ${y}L${to(-0.1 + i * 0.1)} ${stage.y + stage.h * (0.3 + i * 0.06)}L${to(0.1 + i * 0.06)} ${stage.y + stage.h * (1 - i * 0.08)}Z`,
      colours.isLight ? colours.second : colours.lit,
      { opacity: (colours.isLight ? 0.14 : 0.2) * (1 - 0.4 * rise(time, 3 + i)) },
    ),
  );
  const rows = [colours.middle, mix(colours.middle, colours.near, 0.5), colours.near].map((fill, k) => {
    const n = (W > H ? 11 : 6) - k;
    const w = W / n;
    const top = stage.y + stage.h * (0.68 + k * 0.13);
    const seats = Array.from({ length: n + 2 }, (_, i) => {
      const left = (i - 1) * w + (k % 2) * (w / 2);
      const who = k > 0 && random.chance(0.45);
      const look = { skin: fill, hair: fill, cloth: fill, accent: fill, band: fill };
      const head = who
        ? HEADS[cast.pick(['short', 'veil', 'curls', 'bun', 'ghutra'])](
            left + w * 0.5,
            top - w * 0.06,
            w * 0.52,
            look,
          )
        : '';
      return rect(left + w * 0.06, top, w * 0.88, w, fill, { rx: w * 0.26 }) + head;
    });
    return rect(0, top + w * 0.5, W, H, fill) + seats.join('');
  });
  return (
    beams.join('') +
    turned(time, 45 * time, [x, y], path(khatam(x, y, Math.min(W, H) * 0.09), colours.lit)) +
    rows.join('')
  );
};
