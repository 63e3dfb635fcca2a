import type { SceneContext } from '../scene';

/** Measures that everything on the terrace shares. */
export interface Terrace extends SceneContext {
  /** A head and a half of a guest. */
  u: number;
  /** Where the table stands and the sun goes down. */
  cx: number;
  /** Foot of the city. */
  base: number;
  /** Upper edge of the parapet. */
  parapet: number;
  /** Where the floor begins. */
  floor: number;
  /** Middle of the table top. */
  table: number;
}

export const placeOf = (context: SceneContext): Terrace => {
  const { stage } = context;
  const u = Math.min(stage.w / 9.4, stage.h / 8.8);
  const parapet = stage.y + stage.h * 0.635;
  return {
    ...context,
    u,
    cx: stage.x + stage.w * 0.54,
    base: parapet + u * 0.1,
    parapet,
    floor: parapet + u * 0.78,
    table: stage.y + stage.h * 0.835,
  };
};
