import { Loading } from '../../ui/Loading/Loading';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import * as styles from './CommentsSkeleton.module.css';

/** Comments of the first page at most. */
const MOST = 5;

/** Skeleton of the comments, about as high as they will be. */
export const CommentsSkeleton = ({ count }: { count: number }) => (
  <Loading>
    <div className={styles.skeleton}>
      {Array.from({ length: Math.min(MOST, Math.max(1, count)) }, (_, place) => (
        <div key={place} className={styles.row}>
          <span className={styles.star}>
            <Skeleton shape="star" lines={0} />
          </span>
          <span className={styles.lines} />
        </div>
      ))}
    </div>
  </Loading>
);
