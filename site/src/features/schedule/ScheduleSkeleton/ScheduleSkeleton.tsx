import { Loading } from '../../../shared/ui/Loading/Loading';
import * as styles from './ScheduleSkeleton.module.css';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** Skeleton of a day, in the size of the grid or of the list. */
export const ScheduleSkeleton = () => (
  <div className={styles.skeleton} data-scripted="">
    <Loading>
      <div className={styles.rows} aria-hidden="true">
        <div className={styles.hours} />
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <span className={styles.channel} />
            <span className={styles.cell} />
            <span className={styles.cell} />
          </div>
        ))}
      </div>
    </Loading>
  </div>
);
