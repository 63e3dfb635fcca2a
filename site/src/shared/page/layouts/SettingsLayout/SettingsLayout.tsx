import type { LayoutProps } from '../layout-props';
import { SiteFrame } from '../SiteFrame/SiteFrame';
import { settingsItems } from './settings-items';
import { SettingsColumns } from './SettingsColumns/SettingsColumns';

/** What viewers set for themselves. */
export const SettingsLayout = ({ context, children }: LayoutProps) => (
  <SiteFrame context={context}>
    <SettingsColumns items={settingsItems(context.chrome.builtPaths)} address={context.address}>
      {children}
    </SettingsColumns>
  </SiteFrame>
);
