import type { SceneContext } from '../scenes/scene';

/** What a composition puts around the scene. */
export interface Setting {
  back: string;
  front?: string;
  /** Draws everything inside an opening. */
  frame?: (content: string) => string;
}

export interface CompositionContext extends SceneContext {
  /** The one light of the picture; the sun stands there. */
  light: { x: number; y: number; r: number };
  /** Length of the shorter side. */
  short: number;
  long: number;
  /** Contact angle of the stars, 41–66°. */
  contact: number;
}

export type Composition = (context: CompositionContext) => Setting;
