import { useTranslation } from 'react-i18next';

import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { settingsGroups } from '../../../shared/settings/settings-groups';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { useSettingsProfileQuery } from '../settings-profile.query.generated';
import { SettingsIndex } from '../SettingsIndex/SettingsIndex';
import { Profile } from './Profile';

/** These rows are shown on the page itself. */
const SHOWN = [
  '/settings/profile',
  '/settings/change-password',
  '/settings/devices',
  '/settings/select-reasons',
];

const AWAITING = (
  <>
    <PanelSkeleton rows={3} />
    <PanelSkeleton rows={2} />
    <PanelSkeleton rows={3} titled />
  </>
);

const ProfileOfViewer = ({ builtPaths }: { builtPaths: readonly string[] }) => {
  const profile = useSettingsProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryContent result={profile} awaiting={AWAITING}>
      {({ viewer }) => viewer && <Profile viewer={viewer} builtPaths={builtPaths} />}
    </QueryContent>
  );
};

/** Start page of the settings: identity, plan, and links to the other settings pages. */
export const ProfilePage = ({ builtPaths }: { builtPaths: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('settings-profile.title')} />
      <ViewerScope awaiting={AWAITING}>
        <ProfileOfViewer builtPaths={builtPaths} />
      </ViewerScope>
      <SettingsIndex groups={settingsGroups(builtPaths, ({ target }) => !SHOWN.includes(target))} />
    </>
  );
};
