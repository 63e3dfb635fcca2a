import type { CSSProperties } from 'react';

import type { StoryboardTile } from '../storyboard/storyboard-tiles';
import * as styles from './TimePreview.module.css';

interface Props {
  /** Position on the timeline, from 0 to 1. */
  at: number;
  time: string;
  /** Title of the chapter at that moment; null without one. */
  chapter: string | null;
  /** Small picture of that moment; null without one. */
  tile: StoryboardTile | null;
}

const values = (all: Record<`--${string}`, string | number>): CSSProperties => all;

/** Label above the timeline with the time, the chapter and the picture of a moment. The slider tells the time to screen readers. */
export const TimePreview = ({ at, time, chapter, tile }: Props) => (
  <span
    className={styles.preview}
    style={values({ '--at': at })}
    data-wide={tile !== null || chapter !== null}
    aria-hidden="true"
  >
    {tile && (
      <span
        className={styles.picture}
        data-testid="storyboard"
        style={values({
          '--image': `url("${tile.image}")`,
          '--place': `-${tile.x}px -${tile.y}px`,
          '--tile-width': `${tile.width}px`,
          '--tile-height': `${tile.height}px`,
        })}
      />
    )}
    <span className={styles.time}>{time}</span>
    {chapter !== null && (
      <span className={styles.chapter} dir="auto">
        {chapter}
      </span>
    )}
  </span>
);
