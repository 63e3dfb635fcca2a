import * as styles from './Skeleton.module.css';

interface Props {
  /** Shape of what is on its way: it takes the same room. */
  shape: 'poster' | 'wide' | 'upright' | 'star';
  /** Lines of text under it. */
  lines?: 0 | 1 | 2;
}

/** The lattice that stands where a picture will be. Several of them stand in one `Loading`, which says what is awaited. */
export const Skeleton = ({ shape, lines = 2 }: Props) => (
  <div aria-hidden="true">
    <div className={`${styles.skeleton} ${styles[shape]}`} />
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} className={styles.line} />
    ))}
  </div>
);
