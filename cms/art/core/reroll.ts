import { decide } from './decide';
import type { ArtHint } from './record';

const MOST_ROLLS = 24;

export interface InRow {
  channel: string;
  hint: ArtHint;
}

/** Whether two pictures look alike side by side: same channel and same scene. */
export const areTwins = (one: InRow, other: InRow): boolean =>
  one.channel === other.channel &&
  decide(one.channel, one.hint).scene === decide(other.channel, other.hint).scene;

/** Changes the seed of each picture that repeats its neighbour. A scene that an editor pinned stays. */
export const withoutTwins = (row: readonly InRow[]): InRow[] => {
  const done: InRow[] = [];
  for (const entry of row) {
    const before = done.at(-1);
    let rolled = entry;
    for (let i = 1; before !== undefined && areTwins(before, rolled) && i <= MOST_ROLLS; i++) {
      rolled = { ...entry, hint: { ...entry.hint, seed: `${entry.hint.seed}+${String(i)}` } };
    }
    done.push(rolled);
  }
  return done;
};
