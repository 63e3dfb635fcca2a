import { Loading } from '../../ui/Loading/Loading';
import { Skeleton } from '../../ui/Skeleton/Skeleton';
import * as styles from './RecordSkeleton.module.css';

const CARDS = [1, 2, 3, 4];

/** Skeleton of a record page: it reserves the space of a hero or a player, and of the cards below. */
export const RecordSkeleton = ({ hero }: { hero: boolean }) => (
  <div {...(hero ? { 'data-hero': '' } : {})}>
    <Loading>
      <div className={hero ? `${styles.skeleton} ${styles.hero}` : styles.skeleton}>
        {!hero && (
          <div className={styles.stage}>
            <Skeleton shape="wide" />
          </div>
        )}
        <div className={styles.cards}>
          {CARDS.map((card) => (
            <Skeleton key={card} shape="wide" />
          ))}
        </div>
      </div>
    </Loading>
  </div>
);
