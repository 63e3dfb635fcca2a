import { RowHead } from '../../RowHead/RowHead';
import * as styles from '../Tonight.module.css';
import { TonightClock } from '../TonightClock/TonightClock';
import { TonightSlots } from '../TonightSlots/TonightSlots';

interface Props {
  id: string;
  title: string;
  path: string | null;
}

/** Skeleton of the evening schedule while its code loads. */
export const TonightSkeleton = ({ id, title, path }: Props) => (
  <section className={styles.section} aria-labelledby={id} aria-busy="true">
    <RowHead id={id} title={title} path={path} note={<TonightClock now={null} zone={null} />} />
    <div className={styles.evening}>
      <TonightSlots />
    </div>
  </section>
);
