import { Loading } from '../../../shared/ui/Loading/Loading';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton';
import * as styles from './SearchResults.module.css';

const PLACES = Array.from({ length: 8 }, (_, place) => place);

/** Skeleton of a page of results. */
export const SearchSkeleton = () => (
  <Loading>
    <div className={styles.skeleton}>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="wide" />
      ))}
    </div>
  </Loading>
);
