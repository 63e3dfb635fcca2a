import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { VoucherForm } from '../../../shared/checkout/VoucherForm/VoucherForm';
import { useMessage } from '../../../shared/messages/use-message';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { CancelDialog } from '../CancelDialog/CancelDialog';
import { ChangePlanDialog } from '../ChangePlan/ChangePlanDialog';
import { CurrentPlan } from '../CurrentPlan/CurrentPlan';
import { findPlanCopy, FREE } from '../plan-texts';
import { availablePlanActions } from '../PlanActions/available-plan-actions';
import { PlanActions } from '../PlanActions/PlanActions';
import { SubscriptionFacts } from '../SubscriptionFacts/SubscriptionFacts';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';
import { usePlanName } from '../use-plan-name';
import type { ViewerBillingQuery } from '../viewer-billing.query.generated';

interface Props {
  subscription: SubscriptionStateFragment;
  plans: ViewerBillingQuery['plans'];
  copies: ViewerBillingQuery['plansCopy'];
  builtPaths: readonly string[];
  /** Reloads the subscription. */
  onChanged: () => Promise<void>;
}

/** Subscription of the viewer: the current plan with its actions, then the facts. */
export const Subscription = ({ subscription, plans, copies, builtPaths, onChanged }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const message = useMessage();
  const nameOf = usePlanName(copies);
  const [dialog, setDialog] = useState<'cancel' | 'change' | null>(null);
  const [opened, setOpened] = useState(0);
  const { status, plan, nextPlan, endsAt, nextPaymentDate, paymentMethod } = subscription;
  const free = findPlanCopy(copies, FREE);
  const name = nameOf(status === 'FREE' ? FREE : plan?.id);
  const ways = availablePlanActions(subscription);
  const close = (): void => setDialog(null);
  return (
    <>
      {status === 'PAST_DUE' && endsAt && nextPaymentDate && (
        <Banner kind="failed">
          {t('billing.overdue', {
            date: formatDate(nextPaymentDate, locale),
            end: formatDate(endsAt, locale),
          })}
        </Banner>
      )}
      {ways.notice && <Banner kind="notice">{message(ways.notice)}</Banner>}
      <CurrentPlan
        subscription={subscription}
        name={name}
        nextName={nextPlan && nameOf(nextPlan.id)}
        freeNote={free?.note ?? null}
      >
        <PlanActions
          ways={ways}
          subscribable={builtPaths.includes('/subscribe')}
          onOpen={(which) => {
            setDialog(which);
            setOpened(opened + 1);
          }}
          onChanged={onChanged}
        />
      </CurrentPlan>
      <SubscriptionFacts subscription={subscription} name={name} freePoints={free?.points ?? []} />
      {(status === 'FREE' || paymentMethod === 'VOUCHER') && (
        <Panel title={t('voucher.have')} lead={t('voucher.lead')}>
          <VoucherForm onActivated={() => void onChanged()} />
        </Panel>
      )}
      <CancelDialog
        open={dialog === 'cancel'}
        onClose={close}
        subscription={subscription}
        plan={name}
        onCancelled={onChanged}
      />
      {/* The key resets the dialog for each opening. */}
      <ChangePlanDialog
        key={opened}
        open={dialog === 'change'}
        onClose={close}
        plans={plans.filter(({ id }) => nextPlan !== null || id !== plan?.id)}
        nameOf={nameOf}
        current={nextPlan && plan ? plan.id : null}
        onChanged={onChanged}
      />
    </>
  );
};
