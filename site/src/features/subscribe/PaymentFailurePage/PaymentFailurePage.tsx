import { useTranslation } from 'react-i18next';

import { FailedText } from '../../../shared/checkout/FailedText/FailedText';
import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { startsSubscription } from '../../../shared/checkout/starts-subscription';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { PaymentOutcome } from '../PaymentOutcome/PaymentOutcome';
import { FailureActions } from './FailureActions';

/**
 * Page of a failed payment: the reason, that nothing was charged, and the way to pay after all: the same order again,
 * or the fee that is overdue.
 */
export const PaymentFailurePage = () => {
  const { t } = useTranslation();
  return (
    <ApolloScope>
      <PaymentOutcome status="FAILED">
        {(payment, subscription) => (
          <OutcomeFrame
            sign="error"
            title={t('payment-failure.title')}
            actions={<FailureActions payment={payment} subscription={subscription} />}
          >
            <FailedText
              payment={payment}
              name={startsSubscription(payment.purpose) ? (payment.plan?.name ?? null) : null}
              subscription={subscription}
            />
          </OutcomeFrame>
        )}
      </PaymentOutcome>
    </ApolloScope>
  );
};
