import { useTranslation } from 'react-i18next';

import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { settingsGroups } from '../../../shared/settings/settings-groups';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { ExportRow } from '../ExportRow/ExportRow';
import { HistoryPanel } from '../HistoryPanel/HistoryPanel';
import { Identity } from '../Identity/Identity';
import { useSettingsViewerQuery } from '../settings-viewer.query.generated';
import { SettingsIndex } from '../SettingsIndex/SettingsIndex';
import { SignOutRow } from '../SignOutRow/SignOutRow';

const AWAITING = <PanelSkeleton rows={1} />;

const IdentityOfViewer = () => {
  const viewer = useSettingsViewerQuery();
  return (
    <QueryContent result={viewer} awaiting={AWAITING}>
      {({ viewer: known }) =>
        known && (
          <Panel>
            <Identity name={known.name} email={known.email} />
          </Panel>
        )
      }
    </QueryContent>
  );
};

/** Overview of the account: links to all settings, and the actions that need no page of their own. */
export const AccountPage = ({ builtPaths }: { builtPaths: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('account.title')} lead={t('account.lead')} />
      <ViewerScope awaiting={AWAITING}>
        <IdentityOfViewer />
      </ViewerScope>
      <SettingsIndex groups={settingsGroups(builtPaths, ({ target }) => target !== '/account')} />
      <HistoryPanel />
      <Panel title={t('account.data')}>
        <ViewerScope awaiting={<PanelSkeleton rows={2} bare />}>
          <ExportRow />
          <SignOutRow />
        </ViewerScope>
      </Panel>
    </>
  );
};
