import * as styles from '../Tonight.module.css';

const AWAITED = [1, 2, 3, 4, 5];

/** Skeletons of programmes that are not loaded yet. */
export const TonightSlots = () => (
  <div className={styles.line} aria-hidden="true">
    {AWAITED.map((slot) => (
      <div key={slot} className={`${styles.slot} ${styles.awaited}`} />
    ))}
  </div>
);
