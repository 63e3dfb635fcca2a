import type { Colours } from '../core/mode';
import type { Random } from '../core/random';
import type { Definitions } from '../drawing/definitions';
import type { Box } from '../geometry/lattice';

/** Where and with what a scene is drawn. */
export interface SceneContext {
  W: number;
  H: number;
  /** The part of the picture that title and labels leave free: the subject belongs here. */
  stage: Box;
  random: Random;
  colours: Colours;
  definitions: Definitions;
}

export type Scene = (context: SceneContext) => string;

export const isWide = (context: { W: number; H: number }): boolean => context.W > context.H;
