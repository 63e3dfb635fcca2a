import type { Colours } from '../core/mode';
import type { Random } from '../core/random';
import type { Definitions } from '../drawing/definitions';
import type { Box } from '../geometry/lattice';

/** Input of every scene: the area, the colours and the random stream. */
export interface SceneContext {
  W: number;
  H: number;
  /** Area that title and labels leave free; the subject must stand here. */
  stage: Box;
  random: Random;
  /** Chooses people: the same in every still of a show. Elsewhere it is `random`. */
  cast: Random;
  /** Share of a film that has passed, from 0 to 1; 0 in a picture. */
  time: number;
  colours: Colours;
  definitions: Definitions;
}

export type Scene = (context: SceneContext) => string;

export const isWide = (context: { W: number; H: number }): boolean => context.W > context.H;
