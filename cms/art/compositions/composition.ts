import type { SceneContext } from '../scenes/scene';

/** What a composition draws around the scene. */
export interface Setting {
  back: string;
  front?: string;
  /** Clips the scene to an opening, such as an arch. */
  frame?: (content: string) => string;
}

export interface CompositionContext extends Omit<SceneContext, 'cast'> {
  /** The only light source of the picture; the sun is drawn here. */
  light: { x: number; y: number; r: number };
  /** Length of the shorter side of the picture. */
  short: number;
  long: number;
  /** Contact angle of the star pattern (Hankin's method), 41–66°. */
  contact: number;
}

export type Composition = (context: CompositionContext) => Setting;
