import { useTranslation } from 'react-i18next';

import type { OutcomePaymentFragment } from '../../../shared/checkout/outcome-payment.fragment.generated';
import { isPayable, PayDue } from '../../../shared/checkout/PayDue/PayDue';
import { MANAGE_SUBSCRIPTION } from '../../../shared/checkout/payment-address';
import { startsSubscription } from '../../../shared/checkout/starts-subscription';
import { storedOrder } from '../../../shared/checkout/stored-order';
import type { SubscriptionFactsFragment } from '../../../shared/checkout/subscription-facts.fragment.generated';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { planAddress } from '../../../shared/plans/plan-tickets';
import { buttonClass } from '../../../shared/ui/Button/button-class';

/** Returns the address of the same order: the plan from the graph, and the promo code that this tab used. */
const againAddress = ({ plan }: OutcomePaymentFragment): string => {
  const order = storedOrder.get();
  const planCode = plan?.code ?? order?.planCode;
  if (!planCode) return '/subscribe';
  return planAddress('/subscribe', planCode, order?.planCode === planCode ? order.promoCode : null);
};

interface Props {
  payment: OutcomePaymentFragment;
  subscription: SubscriptionFactsFragment;
}

/** What a viewer does after a failed payment. Whoever has a subscription pays what is due and chooses no plan. */
export const FailureActions = ({ payment, subscription }: Props) => {
  const { t } = useTranslation();
  if (subscription.status === 'FREE' || startsSubscription(payment.purpose))
    return (
      <>
        <LocaleLink to={againAddress(payment)} className={buttonClass('primary')}>
          {t('state.retry')}
        </LocaleLink>
        <LocaleLink to="/home" className={buttonClass('text')}>
          {t('landing.home')}
        </LocaleLink>
      </>
    );
  return (
    <>
      <PayDue subscription={subscription} />
      <LocaleLink
        to={MANAGE_SUBSCRIPTION}
        className={buttonClass(isPayable(subscription) ? 'ghost' : 'primary')}
      >
        {t('subscribe.manage')}
      </LocaleLink>
    </>
  );
};
