import type { CSSProperties } from 'react';

import { Words } from '../../../../shared/direction/Words';
import { tileStyle, type StoryboardTile } from '../storyboard/storyboard-tiles';
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

const placeOf = (at: number): CSSProperties & Record<'--at', number> => ({ '--at': at });

/** Label above the timeline with the time, the chapter and the picture of a moment. The slider tells the time to screen readers. */
export const TimePreview = ({ at, time, chapter, tile }: Props) => (
  <span
    className={styles.preview}
    style={placeOf(at)}
    data-preview
    data-wide={tile !== null || chapter !== null}
    aria-hidden="true"
  >
    {tile && <span className={styles.picture} data-testid="storyboard" style={tileStyle(tile)} />}
    <span className={styles.time}>{time}</span>
    {chapter !== null && (
      <span className={styles.chapter} dir="auto">
        <Words language="auto">{chapter}</Words>
      </span>
    )}
  </span>
);
