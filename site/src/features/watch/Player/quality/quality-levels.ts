import { selectHeight } from './select-height';

/** Size of an HLS level. */
export interface Rendition {
  width: number;
  height: number;
}

/** Returns the shorter side, which names a rendition for portrait video too. */
export const heightOf = ({ width, height }: Rendition): number => Math.min(width, height);

/** Returns the heights to choose from, best first. */
export const heightsOf = (levels: readonly Rendition[]): number[] =>
  [...new Set(levels.map(heightOf))].filter((height) => height > 0).sort((one, other) => other - one);

/**
 * Returns the index of the level to play, or -1 for automatic quality. A height that the video does not have
 * falls back to the next lower one.
 */
export const findLevelIndex = (choice: number | 'auto', levels: readonly Rendition[]): number => {
  if (choice === 'auto' || levels.length === 0) return -1;
  const height = selectHeight(choice, heightsOf(levels));
  return levels.findIndex((level) => heightOf(level) === height);
};
