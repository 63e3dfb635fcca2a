import { settingsGroups } from '../../../settings/settings-groups';
import type { LayoutProps } from '../layout-props';
import { SiteFrame } from '../SiteFrame/SiteFrame';
import { SettingsColumns } from './SettingsColumns/SettingsColumns';

/** Layout of the settings pages. */
export const SettingsLayout = ({ context, children }: LayoutProps) => (
  <SiteFrame context={context}>
    <SettingsColumns
      groups={settingsGroups(context.chrome.builtPaths, ({ hubOnly }) => !hubOnly)}
      address={context.address}
    >
      {children}
    </SettingsColumns>
  </SiteFrame>
);
