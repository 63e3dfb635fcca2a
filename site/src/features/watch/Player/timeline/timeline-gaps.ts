import type { TimelineRange } from './timeline-maths';
import { fractionAt } from './timeline-maths';
import type { Chapter } from '../chapters/chapter-at';

/**
 * Returns the CSS mask that cuts the timeline into its chapters, from left to right; `none` when there is nothing to
 * cut. `--gap` is the width of a cut.
 */
export const timelineGaps = (chapters: readonly Chapter[], range: TimelineRange): string => {
  const cuts = chapters
    .map(({ startSeconds }) => fractionAt(startSeconds, range))
    .filter((place) => place > 0 && place < 1)
    .map((place) => {
      const percent = `${(place * 100).toFixed(3)}%`;
      return `#000 calc(${percent} - var(--gap) / 2), #0000 0 calc(${percent} + var(--gap) / 2), #000 0`;
    });
  return cuts.length === 0 ? 'none' : `linear-gradient(to right, ${cuts.join(', ')})`;
};
