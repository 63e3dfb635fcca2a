import type { ReactNode } from 'react';

import type { SettingsGroup } from '../../../../settings/settings-groups';
import { SettingsNav } from '../SettingsNav/SettingsNav';
import * as styles from './SettingsColumns.module.css';

interface Props {
  groups: readonly SettingsGroup[];
  /** Unprefixed path of the page. */
  address: string | null;
  children: ReactNode;
}

/** Settings page and navigation: side by side on wide screens, else stacked. */
export const SettingsColumns = ({ groups, address, children }: Props) => (
  <div className={styles.columns}>
    <SettingsNav groups={groups} address={address} />
    <div className={styles.content}>{children}</div>
  </div>
);
