import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { ChipGroup } from '../../form/ChipGroup/ChipGroup';
import { FormFrame } from '../../form/FormFrame/FormFrame';
import { useMoney } from '../../i18n/use-money';
import type { PaidPlan } from '../../plans/plan-tickets';
import type { SubscriptionStart } from '../subscription-start';
import type { Order } from '../order';
import { OrderPanel } from '../OrderPanel/OrderPanel';
import { ONLINE_METHODS } from '../payment-methods';
import { Promo } from '../Promo/Promo';
import { usePromo } from '../Promo/use-promo';
import { useCheckout } from '../use-checkout';
import * as styles from './Checkout.module.css';

interface Props {
  plan: PaidPlan;
  /** Promo code from an earlier page. */
  promoCode: string | null;
  begins: SubscriptionStart;
}

/**
 * Order form of a signed-in viewer: promo code, payment method, and the button that leads to the payment provider's
 * page.
 */
export const Checkout = ({ plan, promoCode, begins }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const { ordered, ...promo } = usePromo(plan.id, promoCode);
  const order = useCheckout();
  const { text: price } = money(promo.quote?.priceAfter ?? plan.price);
  return (
    <OrderPanel plan={plan} quote={promo.quote} begins={begins}>
      <Promo planId={plan.id} {...promo} />
      <Form<Pick<Order, 'paymentMethod'>>
        onSubmit={({ paymentMethod }) =>
          order({ planId: plan.id, planCode: plan.code, paymentMethod, promoCode: ordered })
        }
        initialValues={{ paymentMethod: ONLINE_METHODS[0] }}
      >
        {({ handleSubmit }) => (
          <FormFrame
            handleSubmit={handleSubmit}
            submitLabel={
              begins === 'trial'
                ? t('subscribe.start', { count: plan.trialDays })
                : t('subscribe.pay', { price })
            }
          >
            <ChipGroup
              name="paymentMethod"
              legend={t('subscribe.method')}
              options={ONLINE_METHODS.map((value) => ({ value, label: t(`subscribe.method.${value}`) }))}
            />
          </FormFrame>
        )}
      </Form>
      <p className={styles.hosted}>{t('subscribe.hosted')}</p>
    </OrderPanel>
  );
};
