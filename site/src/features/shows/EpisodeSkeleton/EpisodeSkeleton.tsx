import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton';
import * as styles from './EpisodeSkeleton.module.css';

const ROWS = [1, 2, 3, 4];

/** Skeleton of a season's episodes. */
export const EpisodeSkeleton = () => (
  <ul>
    {ROWS.map((row) => (
      <li key={row} className={styles.row}>
        <Skeleton shape="wide" lines={0} />
      </li>
    ))}
  </ul>
);
