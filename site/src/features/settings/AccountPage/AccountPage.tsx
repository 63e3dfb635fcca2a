import { useTranslation } from 'react-i18next';

import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { settingsGroups } from '../../../shared/settings/settings-groups';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { useAccountStateQuery } from '../account-state.query.generated';
import { AccountSkeleton } from '../AccountState/AccountSkeleton';
import { AccountState } from '../AccountState/AccountState';
import { EmailRow } from '../EmailChange/EmailRow';
import { ExportRow } from '../ExportRow/ExportRow';
import { HistoryPanel } from '../HistoryPanel/HistoryPanel';
import { Identity } from '../Identity/Identity';
import { SettingsIndex } from '../SettingsIndex/SettingsIndex';
import { SignOutRow } from '../SignOutRow/SignOutRow';

const AWAITING = <AccountSkeleton />;

interface Props {
  builtPaths: readonly string[];
}

const AccountOfViewer = ({ builtPaths }: Props) => {
  const account = useAccountStateQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <QueryContent result={account} awaiting={AWAITING}>
      {({ viewer }) =>
        viewer && (
          <>
            <Panel>
              <Identity name={viewer.name} email={viewer.email} />
              <EmailRow email={viewer.email} hasPassword={viewer.hasPassword} builtPaths={builtPaths} />
            </Panel>
            <AccountState viewer={viewer} builtPaths={builtPaths} />
          </>
        )
      }
    </QueryContent>
  );
};

/** Overview of the account: how it stands, links to all settings, and the actions that need no page of their own. */
export const AccountPage = ({ builtPaths }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('account.title')} lead={t('account.lead')} />
      <ViewerScope awaiting={AWAITING}>
        <AccountOfViewer builtPaths={builtPaths} />
      </ViewerScope>
      <SettingsIndex groups={settingsGroups(builtPaths, ({ target }) => target !== '/account')} besideNav />
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
