import { useTranslation } from 'react-i18next';

import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { FormPanel } from '../FormPanel/FormPanel';
import { useSettingsViewerQuery } from '../settings-viewer.query.generated';
import { FirstPassword } from './FirstPassword';
import { PasswordForm } from './PasswordForm';

const AWAITING = <PanelSkeleton rows={5} />;

interface Props {
  builtPaths: readonly string[];
}

const PasswordOfViewer = ({ builtPaths }: Props) => {
  const viewer = useSettingsViewerQuery();
  return (
    <QueryContent result={viewer} awaiting={AWAITING}>
      {({ viewer: known }) =>
        known && (
          <FormPanel>
            {known.hasPassword ? (
              <PasswordForm email={known.email} />
            ) : (
              <FirstPassword email={known.email} builtPaths={builtPaths} />
            )}
          </FormPanel>
        )
      }
    </QueryContent>
  );
};

/** Page that changes a known password. */
export const ChangePasswordPage = ({ builtPaths }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('change-password.title')} lead={t('change-password.lead')} />
      <ViewerScope awaiting={AWAITING}>
        <PasswordOfViewer builtPaths={builtPaths} />
      </ViewerScope>
    </>
  );
};
