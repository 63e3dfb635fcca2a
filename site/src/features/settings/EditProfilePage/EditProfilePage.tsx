import { useTranslation } from 'react-i18next';

import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { FormPanel } from '../FormPanel/FormPanel';
import { useSettingsViewerQuery } from '../settings-viewer.query.generated';
import { NameForm } from './NameForm';

const AWAITING = <PanelSkeleton rows={2} />;

const NameOfViewer = () => {
  const viewer = useSettingsViewerQuery();
  return (
    <QueryContent result={viewer} awaiting={AWAITING}>
      {({ viewer: known }) =>
        known && (
          <FormPanel>
            <NameForm name={known.name} />
          </FormPanel>
        )
      }
    </QueryContent>
  );
};

/** Page that edits the viewer's profile. */
export const EditProfilePage = () => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('edit-profile.title')} lead={t('edit-profile.lead')} />
      <ViewerScope awaiting={AWAITING}>
        <NameOfViewer />
      </ViewerScope>
    </>
  );
};
