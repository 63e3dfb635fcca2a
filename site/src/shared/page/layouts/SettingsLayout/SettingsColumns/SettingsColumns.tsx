import type { ReactNode } from 'react';

import type { SettingsGroup } from '../../../../settings/settings-groups';
import { SettingsNav } from '../SettingsNav/SettingsNav';
import * as styles from './SettingsColumns.module.css';

interface Props {
  groups: readonly SettingsGroup[];
  /** Unprefixed address of the page. */
  address: string | null;
  children: ReactNode;
}

/** The settings and the ways between them: side by side where there is room, else one above the other. */
export const SettingsColumns = ({ groups, address, children }: Props) => (
  <div className={styles.columns}>
    <SettingsNav groups={groups} address={address} />
    <div className={styles.content}>{children}</div>
  </div>
);
