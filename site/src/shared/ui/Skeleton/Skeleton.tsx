import * as styles from './Skeleton.module.css';

interface Props {
  /** Shape of the loading content; the skeleton has the same size. */
  shape: 'poster' | 'wide' | 'upright' | 'star';
  /** Text lines under it. */
  lines?: 0 | 1 | 2;
}

/**
 * Skeleton with the lattice pattern in place of a picture. Group several in one `Loading`, which announces the
 * loading state.
 */
export const Skeleton = ({ shape, lines = 2 }: Props) => (
  <div aria-hidden="true">
    <div className={`${styles.skeleton} ${styles[shape]}`} />
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} className={styles.line} />
    ))}
  </div>
);
