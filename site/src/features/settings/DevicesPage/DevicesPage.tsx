import { useTranslation } from 'react-i18next';

import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { useDevicesQuery } from '../devices.query.generated';
import { DeviceList } from './DeviceList';

const AWAITING = (
  <>
    <PanelSkeleton rows={3} />
    <PanelSkeleton rows={2} titled />
  </>
);

const DevicesOfViewer = () => {
  const answer = useDevicesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryContent result={answer} awaiting={AWAITING}>
      {({ viewer }) => viewer?.devices && <DeviceList devices={viewer.devices} />}
    </QueryContent>
  );
};

/** Page that lists the devices on which the viewer is signed in. */
export const DevicesPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('settings-devices.title')} lead={t('settings-devices.lead')} />
      <ViewerScope awaiting={AWAITING}>
        <DevicesOfViewer />
      </ViewerScope>
    </>
  );
};
