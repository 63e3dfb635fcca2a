import { RowHead } from '../../../shared/catalogue/RowHead/RowHead';
import * as rail from '../../../shared/catalogue/Rail/Rail.module.css';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton';
import * as styles from './ContinueRow.module.css';

interface Props {
  title: string;
  /** False keeps the room without being seen. */
  isShown: boolean;
}

const CARDS = [1, 2, 3, 4, 5];

/** Outline of the row, in the size of the row with names of two lines. It gives the row its room. */
export const ContinueSkeleton = ({ title, isShown }: Props) => (
  <div className={`${rail.section} ${styles.outline}`} aria-hidden="true" data-shown={isShown}>
    <RowHead title={title} />
    <ul className={`${rail.rail} ${rail.wide} ${styles.cards}`}>
      {CARDS.map((card) => (
        <li key={card}>
          <Skeleton shape="wide" lines={0} />
          <div className={styles.lines} />
        </li>
      ))}
    </ul>
  </div>
);
