import type { SceneContext } from '../scene';

/** Measures shared by everything on the terrace. */
export interface Terrace extends SceneContext {
  /** Unit: one and a half heads of a guest. */
  u: number;
  /** Horizontal centre of the table and of the sunset. */
  cx: number;
  /** Bottom edge of the city. */
  base: number;
  /** Top edge of the parapet. */
  parapet: number;
  /** Top edge of the floor. */
  floor: number;
  /** Vertical centre of the table top. */
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
