import { useTranslation } from 'react-i18next';

import { loadViewer } from '../../../shared/auth/load-viewer';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { QueryContent } from '../../../shared/settings/QueryContent/QueryContent';
import { PanelSkeleton } from '../../../shared/settings/PanelSkeleton/PanelSkeleton';
import { SettingsHead } from '../../../shared/settings/SettingsHead/SettingsHead';
import { ViewerScope } from '../../../shared/settings/ViewerScope/ViewerScope';
import { PaymentHistory } from '../PaymentHistory/PaymentHistory';
import { useViewerBillingQuery } from '../viewer-billing.query.generated';
import { Subscription } from './Subscription';
import * as styles from './SubscriptionPage.module.css';

const AWAITING = (
  <div className={styles.awaiting}>
    <PanelSkeleton rows={2} titled />
    <PanelSkeleton rows={4} titled />
    <PanelSkeleton rows={2} titled />
  </div>
);

interface Props {
  /** Paths that may be linked to. */
  builtPaths: readonly string[];
}

const OwnBilling = ({ builtPaths }: Props) => {
  const { locale } = usePageLocale();
  const result = useViewerBillingQuery({ fetchPolicy: 'network-only' });
  // Menus and ads depend on the subscription, so the viewer is reloaded too. If that fails, the next visit reloads
  // it.
  const readAgain = async (): Promise<void> => {
    await Promise.allSettled([result.refetch(), loadViewer(locale)]);
  };
  return (
    <QueryContent result={result} awaiting={AWAITING}>
      {({ viewer, plans }) =>
        viewer?.subscription && (
          <>
            <Subscription
              subscription={viewer.subscription}
              plans={plans ?? []}
              builtPaths={builtPaths}
              onChanged={readAgain}
            />
            <PaymentHistory />
          </>
        )
      }
    </QueryContent>
  );
};

/** Page with plan, payments and receipts of the viewer. */
export const SubscriptionPage = ({ builtPaths }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <SettingsHead title={t('settings-subscription.title')} lead={t('billing.lead')} />
      <ViewerScope awaiting={AWAITING}>
        <OwnBilling builtPaths={builtPaths} />
      </ViewerScope>
    </>
  );
};
