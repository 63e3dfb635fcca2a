import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useFresh } from '../../../shared/content/use-fresh';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { DeletePageOperation } from '../delete-page.query.generated';
import type { DeletePageQuery } from '../delete-page.query.generated';
import type { DeleteReasonOptionFragment } from '../delete-reasons.fragment.generated';
import { useDeleteViewerQuery } from '../delete-viewer.query.generated';
import { reasonOf } from '../SelectReasonsPage/reason-address';
import { Deletion } from './Deletion';

const AWAITING = (
  <>
    <PanelSkeleton rows={3} titled />
    <PanelSkeleton rows={4} />
  </>
);

const DeletionOfViewer = ({ reasons }: { reasons: readonly DeleteReasonOptionFragment[] }) => {
  const answer = useDeleteViewerQuery();
  const [chosen, setChosen] = useState<{ reason: string | null } | null>(null);
  useEffect(() => setChosen({ reason: reasonOf(window.location.search) }), []);
  return (
    <QueryContent result={answer} awaiting={AWAITING}>
      {({ viewer }) =>
        viewer && chosen && <Deletion viewer={viewer} reasons={reasons} chosen={chosen.reason} />
      }
    </QueryContent>
  );
};

/** Second step of deleting the account: consequences, proof of identity, deletion. */
export const DeleteAccountPage = ({ built }: { built: DeletePageQuery }) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const { deleteReasons } = useFresh(built, DeletePageOperation, { metaCode: 'delete-account' }, locale);
  return (
    <>
      <SettingsHead title={t('delete-account.title')} lead={t('delete-account.lead')} />
      <ViewerScope awaiting={AWAITING}>
        <DeletionOfViewer reasons={deleteReasons ?? []} />
      </ViewerScope>
    </>
  );
};
