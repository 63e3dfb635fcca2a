import * as panel from '../Panel/Panel.module.css';
import * as styles from './PanelSkeleton.module.css';

interface Props {
  /** Expected number of rows. */
  rows: number;
  /** Whether the panel has a title. */
  titled?: boolean;
  /** Omits the panel's surface, for use inside an existing panel. */
  bare?: boolean;
}

/** Skeleton of a panel in the size of its rows. Place it inside a `Loading`. */
export const PanelSkeleton = ({ rows, titled = false, bare = false }: Props) => (
  <div className={bare ? undefined : panel.panel} aria-hidden="true">
    {titled && <div className={styles.title} />}
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={styles.row}>
        <div className={styles.line} />
        <div className={styles.line} />
      </div>
    ))}
  </div>
);
