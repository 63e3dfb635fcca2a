import * as styles from './SettingsIcon.module.css';
import { settingsIconPaths } from './settings-icon-paths';
import type { SettingsIconName } from './settings-icon-paths';

interface Props {
  name: SettingsIconName;
  /** Mirrored on right-to-left pages. */
  directed?: boolean;
}

/** Small icon beside the name of a setting. */
export const SettingsIcon = ({ name, directed = false }: Props) => (
  <svg
    className={directed ? `${styles.icon} ${styles.directed}` : styles.icon}
    viewBox="0 0 24 24"
    aria-hidden="true"
  >
    <path d={settingsIconPaths[name]} />
  </svg>
);
