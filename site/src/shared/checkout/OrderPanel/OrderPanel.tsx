import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { useMoney } from '../../i18n/use-money';
import type { PaidPlan } from '../../plans/plan-tickets';
import type { SubscriptionStart } from '../subscription-start';
import type { PromoQuoteFragment } from '../Promo/promo-quote.fragment.generated';
import { TrialTimeline } from '../TrialTimeline/TrialTimeline';
import * as styles from './OrderPanel.module.css';

interface Props {
  plan: PaidPlan;
  quote?: PromoQuoteFragment | null;
  begins: SubscriptionStart;
  /** Links and buttons that continue the order. */
  children: ReactNode;
}

/** Order summary: the chosen plan, its price, the payment date, and the actions. */
export const OrderPanel = ({ plan, quote = null, begins, children }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const title = useId();
  const fee = quote?.priceAfter ?? plan.price;
  const { digits, unit } = money(fee);
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          {t('subscribe.order')}
        </h2>
        <p className={styles.name}>
          <Words>{plan.name}</Words>
        </p>
        <p className={styles.price}>
          <bdi dir="ltr" className={styles.digits}>
            {digits}
          </bdi>{' '}
          <span>
            {quote
              ? t(`subscribe.promoUnit.${plan.period}`, { currency: unit, count: quote.periods })
              : t(`plans.${plan.period}`, { currency: unit })}
          </span>{' '}
          {quote && (
            <span className={styles.before}>
              {t('subscribe.instead', { price: money(quote.priceBefore).text })}
            </span>
          )}
        </p>
      </div>
      <TrialTimeline plan={plan} fee={fee} promoPeriods={quote?.periods} begins={begins} />
      {children}
    </section>
  );
};
