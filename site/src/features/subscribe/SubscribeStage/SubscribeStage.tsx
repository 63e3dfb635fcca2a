import { skipToken } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../../shared/auth/auth-state';
import { loadViewer } from '../../../shared/auth/load-viewer';
import type { BuiltAddresses } from '../../../shared/catalogue/linkable';
import { useMySubscriptionQuery } from '../../../shared/checkout/my-subscription.query.generated';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { paidPlans } from '../../../shared/plans/plan-tickets';
import type { PlanFragment } from '../../../shared/plans/plan.fragment.generated';
import { useStore } from '../../../shared/store/use-store';
import { ErrorState } from '../../../shared/ui/ErrorState/ErrorState';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { MySubscription } from '../MySubscription/MySubscription';
import { PlanOrder } from '../PlanOrder/PlanOrder';
import * as styles from './SubscribeStage.module.css';

interface Props {
  plans: readonly PlanFragment[];
  chrome: BuiltAddresses;
}

/** Plans to choose from, or the current subscription, as the graph says. */
export const SubscribeStage = ({ plans, chrome }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const viewer = useStore(authState, null);
  const { data, error, refetch } = useMySubscriptionQuery(
    viewer === null ? skipToken : { fetchPolicy: 'network-only', notifyOnNetworkStatusChange: true },
  );
  const subscription = data?.viewer?.subscription ?? null;
  const paid = paidPlans(plans);
  const retry = (): void => void refetch().catch(() => undefined);

  if (subscription && subscription.status !== 'FREE')
    return (
      <MySubscription subscription={subscription} name={subscription.plan?.name ?? null} chrome={chrome} />
    );
  if (viewer && !subscription && error)
    return <ErrorState title={t('subscribe.away')} text={t('record.failedText')} onRetry={retry} />;
  if (viewer?.has_subscription && !subscription)
    return (
      <div className={styles.awaited}>
        <Loading />
      </div>
    );
  if (paid.length === 0) return <p>{t('subscribe.none')}</p>;
  return (
    <PlanOrder
      plans={paid}
      visitor={viewer === null}
      trial={viewer === null || !subscription ? null : subscription.trialAvailable}
      onSubscribed={() => {
        retry();
        void loadViewer(locale);
      }}
    />
  );
};
