import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { ChangeMethodDialog } from '../../../shared/checkout/ChangeMethod/ChangeMethodDialog';
import { ManagedElsewhere } from '../../../shared/checkout/ManagedElsewhere/ManagedElsewhere';
import { PayDue } from '../../../shared/checkout/PayDue/PayDue';
import { VoucherForm } from '../../../shared/checkout/VoucherForm/VoucherForm';
import { paidPlans } from '../../../shared/plans/plan-tickets';
import type { PlanFragment } from '../../../shared/plans/plan.fragment.generated';
import { Panel } from '../../../shared/settings/Panel/Panel';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { Button } from '../../../shared/ui/Button/Button';
import { CancelDialog } from '../CancelDialog/CancelDialog';
import { ChangePlanDialog } from '../ChangePlan/ChangePlanDialog';
import { CurrentPlan } from '../CurrentPlan/CurrentPlan';
import { availablePlanActions } from '../PlanActions/available-plan-actions';
import type { BillingDialog } from '../PlanActions/PlanActions';
import { PlanActions } from '../PlanActions/PlanActions';
import { SubscriptionFacts } from '../SubscriptionFacts/SubscriptionFacts';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';

/** Code of the free plan. */
const FREE = 'free';

interface Props {
  subscription: SubscriptionStateFragment;
  plans: readonly PlanFragment[];
  builtPaths: readonly string[];
  /** Reloads the subscription. */
  onChanged: () => Promise<void>;
}

/** Subscription of the viewer: the current plan with its actions, then the facts. */
export const Subscription = ({ subscription, plans, builtPaths, onChanged }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const [dialog, setDialog] = useState<BillingDialog | null>(null);
  const [opened, setOpened] = useState(0);
  const { status, plan, nextPlan, endsAt, nextPaymentAt, paymentMethod, renewalHold } = subscription;
  const free = plans.find(({ code }) => code === FREE);
  const name = (status === 'FREE' ? free : plan)?.name ?? t('billing.plan');
  const ways = availablePlanActions(subscription);
  const close = (): void => setDialog(null);
  const openDialog = (which: BillingDialog): void => {
    setDialog(which);
    setOpened(opened + 1);
  };
  return (
    <>
      {status === 'PAST_DUE' && endsAt && nextPaymentAt && (
        <Banner kind="failed" action={<PayDue size="small" subscription={subscription} />}>
          {t('billing.overdue', {
            date: formatDate(nextPaymentAt, locale),
            end: formatDate(endsAt, locale),
          })}
        </Banner>
      )}
      {renewalHold && endsAt && (
        <Banner
          kind="notice"
          action={
            renewalHold === 'PROVIDER' && (
              <Button size="small" aria-haspopup="dialog" onClick={() => openDialog('method')}>
                {t('billing.changeMethod')}
              </Button>
            )
          }
        >
          {t(`billing.held.${renewalHold}`, { end: formatDate(endsAt, locale) })}
        </Banner>
      )}
      <ManagedElsewhere paymentMethod={paymentMethod} cancelled={status === 'CANCELLED'} />
      <CurrentPlan
        subscription={subscription}
        name={name}
        nextName={nextPlan?.name ?? null}
        freeNote={free?.note ?? null}
      >
        <PlanActions
          ways={ways}
          subscribable={builtPaths.includes('/subscribe')}
          onOpen={openDialog}
          onChanged={onChanged}
        />
      </CurrentPlan>
      <SubscriptionFacts
        subscription={subscription}
        name={name}
        freePoints={free?.points ?? []}
        onChangeMethod={ways.changeMethod ? () => openDialog('method') : null}
      />
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
      {/* The key resets a dialog for each opening. */}
      <ChangeMethodDialog
        key={`method ${opened}`}
        open={dialog === 'method'}
        onClose={close}
        subscription={subscription}
      />
      <ChangePlanDialog
        key={opened}
        open={dialog === 'change'}
        onClose={close}
        plans={paidPlans(plans).filter(({ id }) => nextPlan !== null || id !== plan?.id)}
        current={nextPlan && plan ? plan.id : null}
        promo={subscription.fullPriceAt !== null}
        onChanged={onChanged}
      />
    </>
  );
};
