import * as panel from '../Panel/Panel.module.css';
import * as styles from './PanelSkeleton.module.css';

interface Props {
  /** As many lines as are expected. */
  rows: number;
  /** The panel will have a title. */
  titled?: boolean;
  /** It stands in a panel that is there already. */
  bare?: boolean;
}

/** A panel that is on its way: it takes the room that its lines will take. It stands in a `Loading`. */
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
