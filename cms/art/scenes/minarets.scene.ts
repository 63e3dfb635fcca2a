import { arch } from '../drawing/arch';
import { rise } from '../drawing/motion';
import { path, rect } from '../drawing/svg';
import { d } from '../geometry/point';
import { khatam } from '../geometry/star';
import { isWide, type Scene, type SceneContext } from './scene';

type Part = (
  x: number,
  base: number,
  u: number,
  w: number,
  fill: string,
  context: SceneContext,
) => readonly [string, number];

const minaret: Part = (x, base, u, _w, fill, { random, colours }) => {
  const h = u * random.between(2.6, 4.4);
  const w = u * 0.34;
  const top = base - h;
  const tower =
    d`M${x} ${base + 4}V${top}h${-w * 0.35}v${-w * 0.5}h${w * 1.7}v${w * 0.5}h${-w * 0.35}V${base + 4}Z` +
    d`M${x + w * 0.1} ${top - w * 0.5}v${-w * 1.5}l${w * 0.4} ${-w * 1.7}l${w * 0.4} ${w * 1.7}v${w * 1.5}Z`;
  return [path(tower, fill) + path(khatam(x + w * 0.5, top - w * 4.1, w * 0.36), colours.lit), w * 2.4];
};

const dome: Part = (x, base, u, w, fill, { random }) => {
  const top = base - u * random.between(0.6, 1.4);
  const r = w * 0.55;
  const shell =
    d`M${x} ${top}C${x - r * 0.15} ${top - r} ${x + w * 0.4} ${top - r * 1.2} ${x + w * 0.55} ${top - r * 1.9}` +
    d`C${x + w * 0.7} ${top - r * 1.2} ${x + w * 1.25} ${top - r} ${x + w * 1.1} ${top}Z`;
  return [rect(x, top, w * 1.1, base - top + 4, fill) + path(shell, fill), w * 1.1];
};

const house: Part = (x, base, u, w, fill, { random }) => {
  const top = base - u * random.between(0.8, 2.2);
  const step = u * 0.24;
  const merlons = random.chance(0.5) ? Math.max(0, Math.floor(w / step)) : 0;
  const crown = Array.from({ length: merlons }, (_, i) =>
    rect(x + i * step, top - u * 0.1, u * 0.13, u * 0.12, fill),
  );
  return [rect(x, top, w, base - top + 4, fill) + crown.join(''), w];
};

/** Draws an old city in three layers of depth. */
export const minarets: Scene = (context) => {
  const { W, H, stage, time, random, colours } = context;
  const layers = [
    [0.66, colours.far, 0.8],
    [0.8, colours.mid, 1],
    [0.97, colours.near, 1.25],
  ] as const;
  return layers
    .map(([level, fill, scale], layer) => {
      const base = stage.y + stage.h * (level + random.between(-0.02, 0.02));
      const u = Math.min(W, H * 0.72) * (isWide(context) ? 0.085 : 0.1) * scale;
      let drawn = rect(-5, base, W + 10, H, fill);
      for (let x = -30; x < W + 20;) {
        const w = u * random.between(0.7, 1.7);
        const kind = random();
        const part = kind < 0.3 ? minaret : kind < 0.55 ? dome : house;
        const [piece, width] = part(x, base, u, w, fill, context);
        drawn += piece;
        x += width;
        if (layer === 0) continue;
        for (let i = random.integer(0, 3); i > 0; i--) {
          const window = arch(
            x - w * 0.85 + i * u * 0.26,
            base + u * random.between(0.1, 0.7),
            u * 0.15,
            u * 0.28,
          );
          drawn += path(window, colours.lit, {
            opacity: random.between(0.55, 1) * (1 - 0.7 * rise(time, 1 + (i % 2))),
          });
        }
      }
      return drawn;
    })
    .join('');
};
