import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ManagedElsewhere } from '../../../shared/checkout/ManagedElsewhere/ManagedElsewhere';
import { Words } from '../../../shared/direction/Words';
import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { firstFailure } from '../../../shared/messages/first-failure';
import { showToast } from '../../../shared/messages/toasts';
import { useMessage } from '../../../shared/messages/use-message';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { Button } from '../../../shared/ui/Button/Button';
import { Dialog } from '../../../shared/ui/Dialog/Dialog';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';
import * as styles from './CancelDialog.module.css';
import { useCancelSubscriptionMutation } from './cancel-subscription.mutation.generated';

/** Returns the consequences of cancelling: the end date of the plan, and that the free plan follows. */
const useCancelText = (
  { status, trialEndsAt, nextPaymentAt }: SubscriptionStateFragment,
  plan: string,
): string => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  if (status === 'PAST_DUE') return t('billing.cancelPastDue', { plan });
  if (status === 'TRIAL' && trialEndsAt)
    return t('billing.cancelTrial', { date: formatDate(trialEndsAt, locale) });
  if (nextPaymentAt) return t('billing.cancelText', { plan, date: formatDate(nextPaymentAt, locale) });
  return t('billing.cancelStore', { plan });
};

interface Props {
  open: boolean;
  onClose: () => void;
  subscription: SubscriptionStateFragment;
  /** Name of the current plan. */
  plan: string;
  /** Reloads the subscription. */
  onCancelled: () => Promise<void>;
}

/**
 * Dialog that confirms a cancellation. It names what remains, the end date and what follows before the second
 * press.
 */
export const CancelDialog = ({ open, onClose, subscription, plan, onCancelled }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const [cancel] = useCancelSubscriptionMutation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const text = useCancelText(subscription, plan);

  const submit = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const code = await cancel().then(
      ({ data }) => firstFailure(data?.cancelSubscription),
      () => 'UPSTREAM_UNAVAILABLE',
    );
    if (code === null) {
      await onCancelled();
      showToast('done', t('billing.cancelled'));
      onClose();
    }
    setFailure(code);
    setBusy(false);
  };

  return (
    <Dialog open={open} onClose={onClose} title={t('billing.cancelTitle')}>
      <p>
        <Words>{text}</Words>
      </p>
      <ManagedElsewhere paymentMethod={subscription.paymentMethod} cancelled />
      <div role="alert" className={styles.failure}>
        {failure && <Banner kind="failed">{message(failure)}</Banner>}
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('billing.keep')}</Button>
        <Button look="ghost" busy={busy} onClick={() => void submit()}>
          {t('billing.cancel')}
        </Button>
      </div>
    </Dialog>
  );
};
