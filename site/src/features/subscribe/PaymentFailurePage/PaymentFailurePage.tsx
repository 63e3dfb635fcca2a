import { useTranslation } from 'react-i18next';

import { FailedText } from '../../../shared/checkout/FailedText/FailedText';
import { storedOrder } from '../../../shared/checkout/stored-order';
import type { OutcomePaymentFragment } from '../../../shared/checkout/outcome-payment.fragment.generated';
import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { planAddress } from '../../../shared/plans/plan-tickets';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { PaymentOutcome } from '../PaymentOutcome/PaymentOutcome';

/** Returns the address of the same order: the plan from the graph, and the promo code that this tab used. */
const againAddress = ({ plan }: OutcomePaymentFragment): string => {
  const order = storedOrder.get();
  const planCode = plan?.code ?? order?.planCode;
  if (!planCode) return '/subscribe';
  return planAddress('/subscribe', planCode, order?.planCode === planCode ? order.promoCode : null);
};

/**
 * Page of a failed payment: the reason, that nothing was charged, and a retry with the same plan and promo code.
 */
export const PaymentFailurePage = () => {
  const { t } = useTranslation();
  return (
    <ApolloScope>
      <PaymentOutcome status="FAILED">
        {(payment) => (
          <OutcomeFrame
            sign="error"
            title={t('payment-failure.title')}
            actions={
              <>
                <LocaleLink to={againAddress(payment)} className={buttonClass('primary')}>
                  {t('state.retry')}
                </LocaleLink>
                <LocaleLink to="/home" className={buttonClass('text')}>
                  {t('landing.home')}
                </LocaleLink>
              </>
            }
          >
            <FailedText payment={payment} name={payment.plan?.name ?? null} />
          </OutcomeFrame>
        )}
      </PaymentOutcome>
    </ApolloScope>
  );
};
