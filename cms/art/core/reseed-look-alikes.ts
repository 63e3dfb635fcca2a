import { choosePicture } from './choose-picture';
import type { ArtHint } from './record';

const MOST_ROLLS = 24;

export interface PictureInRow {
  channel: string;
  hint: ArtHint;
}

/** Whether two pictures look alike side by side: same channel and same scene. */
export const hasSameLook = (one: PictureInRow, other: PictureInRow): boolean =>
  one.channel === other.channel &&
  choosePicture(one.channel, one.hint).scene === choosePicture(other.channel, other.hint).scene;

/** Changes the seed of each picture that repeats its neighbour. A scene that an editor pinned stays. */
export const reseedLookAlikes = (row: readonly PictureInRow[]): PictureInRow[] => {
  const done: PictureInRow[] = [];
  for (const entry of row) {
    const before = done.at(-1);
    let rolled = entry;
    for (let i = 1; before !== undefined && hasSameLook(before, rolled) && i <= MOST_ROLLS; i++) {
      rolled = { ...entry, hint: { ...entry.hint, seed: `${entry.hint.seed}+${String(i)}` } };
    }
    done.push(rolled);
  }
  return done;
};
