import { useTranslation } from 'react-i18next';

import { FailedText } from '../../../shared/checkout/FailedText/FailedText';
import { storedOrder } from '../../../shared/checkout/stored-order';
import type { OutcomePaymentFragment } from '../../../shared/checkout/outcome-payment.fragment.generated';
import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { planName } from '../../../shared/checkout/plan-name';
import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { planAddress } from '../../../shared/plans/plan-tickets';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import type { OutcomePageQuery } from '../outcome-page.query.generated';
import { PaymentOutcome } from '../PaymentOutcome/PaymentOutcome';

/** Returns the address of the same order: the plan from the graph, and the promo code that this tab used. */
const againAddress = ({ plan }: OutcomePaymentFragment): string => {
  const order = storedOrder.get();
  const planId = plan?.id ?? order?.planId;
  if (!planId) return '/subscribe';
  return planAddress('/subscribe', planId, order?.planId === planId ? order.promoCode : null);
};

/**
 * Page of a failed payment: the reason, that nothing was charged, and a retry with the same plan and promo code.
 */
export const PaymentFailurePage = ({ built }: { built: OutcomePageQuery }) => {
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
            <FailedText payment={payment} name={planName(built.plansCopy, payment.plan?.id)} />
          </OutcomeFrame>
        )}
      </PaymentOutcome>
    </ApolloScope>
  );
};
