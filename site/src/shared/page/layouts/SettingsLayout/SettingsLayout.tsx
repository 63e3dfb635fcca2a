import type { LayoutProps } from '../layout-props';
import { SiteFrame } from '../SiteFrame/SiteFrame';
import { settingsItems } from './settings-items';
import * as styles from './SettingsLayout.module.css';
import { SettingsNav } from './SettingsNav/SettingsNav';

/** What viewers set for themselves: the ways between the settings beside the one that is open. */
export const SettingsLayout = ({ context, children }: LayoutProps) => (
  <SiteFrame context={context}>
    <div className={styles.columns}>
      <SettingsNav items={settingsItems(context.chrome.builtPaths)} address={context.address} />
      <div className={styles.content}>{children}</div>
    </div>
  </SiteFrame>
);
