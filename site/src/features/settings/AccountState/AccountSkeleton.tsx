import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { SettingsIcon } from '../../../shared/settings/SettingsIcon/SettingsIcon';
import * as styles from './AccountState.module.css';

const BLANK = '\u00a0';

/** The plan has two lines below it, devices and watchlist none. */
const TILES = [
  { icon: 'card', lines: 2 },
  { icon: 'devices', lines: 0 },
  { icon: 'saved', lines: 0 },
] as const;

/** Place of the viewer's identity and of how the account stands, while they are read. */
export const AccountSkeleton = () => (
  <>
    <div className={styles.identity}>
      <PanelSkeleton rows={2} />
    </div>
    <ul className={`${styles.tiles} ${styles.waiting}`} aria-hidden="true">
      {TILES.map(({ icon, lines }) => (
        <li key={icon} className={styles.tile}>
          <span className={styles.name}>
            <SettingsIcon name={icon} />
            {BLANK}
          </span>
          <span className={styles.value}>{BLANK}</span>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} className={styles.text}>
              {BLANK}
            </span>
          ))}
        </li>
      ))}
    </ul>
  </>
);
