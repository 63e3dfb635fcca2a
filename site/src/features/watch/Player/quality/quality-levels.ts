import { heightInUse } from './height-in-use';

/** What is asked of a rendition to name it. */
export interface Rendition {
  width: number;
  height: number;
}

/** A rendition is named by its short side, also when it stands upright. */
export const heightOf = ({ width, height }: Rendition): number => Math.min(width, height);

/** Heights to choose from, the best first. */
export const heightsOf = (levels: readonly Rendition[]): number[] =>
  [...new Set(levels.map(heightOf))].filter((height) => height > 0).sort((one, other) => other - one);

/** Index of the level to hold, -1 for what the connection carries. A height that this video lacks is answered with the next one below. */
export const levelFor = (choice: number | 'auto', levels: readonly Rendition[]): number => {
  if (choice === 'auto' || levels.length === 0) return -1;
  const height = heightInUse(choice, heightsOf(levels));
  return levels.findIndex((level) => heightOf(level) === height);
};
