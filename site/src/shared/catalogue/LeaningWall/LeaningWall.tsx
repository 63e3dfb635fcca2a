import type { CSSProperties } from 'react';

import { Picture } from '../../ui/Picture/Picture';
import type { PictureFragment } from '../picture.fragment.generated';
import * as styles from './LeaningWall.module.css';

const COLUMNS = 4;

interface Props {
  shows: readonly { slug: string; poster: PictureFragment | null }[];
  /** `sizes` attribute of a poster. */
  sizes: string;
  /** Where the wall stands. */
  className: string | undefined;
}

/** Wall of show posters that leans against the direction of the text. Decoration: hide it from screen readers. */
export const LeaningWall = ({ shows, sizes, className }: Props) => {
  const posters = shows.flatMap(({ slug, poster }) => (poster ? [{ slug, poster }] : []));
  const rows: CSSProperties & Record<'--rows', number> = { '--rows': Math.ceil(posters.length / COLUMNS) };
  return (
    <div className={[styles.wall, className].filter(Boolean).join(' ')} style={rows}>
      {posters.map(({ slug, poster }) => (
        <div key={slug}>
          <Picture picture={poster} sizes={sizes} className={styles.poster} decorative />
        </div>
      ))}
    </div>
  );
};
