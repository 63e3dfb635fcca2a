import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { OutcomePaymentFragment } from '../../../shared/checkout/outcome-payment.fragment.generated';
import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { methodChangeAddress, paymentAddress } from '../../../shared/checkout/payment-address';
import type { SubscriptionFactsFragment } from '../../../shared/checkout/subscription-facts.fragment.generated';
import { useElsewhere } from '../../../shared/checkout/use-elsewhere';
import { useOutcome } from '../../../shared/checkout/use-outcome';
import { useMessage } from '../../../shared/messages/use-message';
import { Button } from '../../../shared/ui/Button/Button';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { SignedOutPayment } from '../SignedOutPayment/SignedOutPayment';
import { UnknownPayment } from '../UnknownPayment/UnknownPayment';

type Status = OutcomePaymentFragment['status'];

interface Props {
  /** Payment status that this page shows. */
  status: Status;
  children: (payment: OutcomePaymentFragment, subscription: SubscriptionFactsFragment) => ReactNode;
}

const PAGES = { SUCCEEDED: 'success', FAILED: 'failure', PENDING: 'status' } as const;

/** Returns the path of the page that shows the payment; null when it is the page of `shown`. */
const addressElsewhere = (
  { code, purpose, status }: OutcomePaymentFragment,
  shown: Status,
): string | null => {
  if (purpose === 'METHOD_CHANGE') return methodChangeAddress(code);
  return status === shown ? null : paymentAddress(PAGES[status], code);
};

/**
 * Shows a payment only on the page of its actual status; any other page redirects there (docs/product/rules.md
 * R30).
 */
export const PaymentOutcome = ({ status, children }: Props) => {
  const { t } = useTranslation();
  const message = useMessage();
  const outcome = useOutcome();
  const payment = outcome.state === 'known' ? outcome.payment : null;
  const elsewhere = payment && addressElsewhere(payment, status);
  useElsewhere(elsewhere);

  if (outcome.state === 'signedOut') return <SignedOutPayment />;
  if (outcome.state === 'away')
    return (
      <OutcomeFrame
        sign="error"
        title={t('payment.away')}
        actions={
          <Button look="ghost" onClick={outcome.retry}>
            {t('state.retry')}
          </Button>
        }
      >
        <p>{message('UPSTREAM_UNAVAILABLE')}</p>
      </OutcomeFrame>
    );
  if (outcome.state === 'waiting' || elsewhere)
    return (
      <OutcomeFrame sign="waiting" title={t('payment-status.title')}>
        <Loading />
      </OutcomeFrame>
    );
  return payment ? children(payment, outcome.subscription) : <UnknownPayment />;
};
