import type { ReactNode } from 'react';

import type { SettingsItem } from '../settings-items';
import { SettingsNav } from '../SettingsNav/SettingsNav';
import * as styles from './SettingsColumns.module.css';

interface Props {
  items: readonly SettingsItem[];
  /** Unprefixed address of the page. */
  address: string | null;
  children: ReactNode;
}

/** The settings and the ways between them: side by side where there is room, else one above the other. */
export const SettingsColumns = ({ items, address, children }: Props) => (
  <div className={styles.columns}>
    <SettingsNav items={items} address={address} />
    <div className={styles.content}>{children}</div>
  </div>
);
