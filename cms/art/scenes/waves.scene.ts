import { mix } from '../core/color';
import { TURN } from '../drawing/motion';
import { path, stroke } from '../drawing/svg';
import { wave, waveBody } from '../drawing/wave';
import type { Scene } from './scene';

const LAYERS = 7;

/** Draws open water. */
export const waves: Scene = ({ W, H, stage, time, random, colours }) => {
  const tints = [colours.far, colours.mid, colours.second];
  return Array.from({ length: LAYERS }, (_, i) => {
    const y = stage.y + stage.h * (0.5 + i * 0.1);
    const fill =
      i === LAYERS - 1 ? colours.near : mix(tints[i % 3] ?? colours.far, colours.near, (i / LAYERS) * 0.55);
    const shape = [
      y,
      H * (0.014 + i * 0.006),
      W * (0.09 + i * 0.02),
      random.between(0, 6) + TURN * time,
    ] as const;
    return (
      path(waveBody(W, H, ...shape), fill) +
      stroke(wave(W, ...shape), i % 2 === 1 ? colours.lit : colours.paper, H * 0.0035, {
        opacity: 0.35 + i * 0.07,
      })
    );
  }).join('');
};
