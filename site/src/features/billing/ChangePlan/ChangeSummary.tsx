import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import type { PlanChange } from './change-plan.machine';
import * as styles from './ChangePlan.module.css';

interface Props {
  change: PlanChange;
  /** Whether a promo code that makes coming payments cheaper ends with the present plan. */
  endsPromo: boolean;
}

/** Costs and dates of a plan change, shown before the viewer agrees. Each amount has its own line. */
export const ChangeSummary = ({ change, endsPromo }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const { takesEffect, effectiveAt, price, credit, amountDue, nextPayment, nextPaymentAt } = change;
  const now = takesEffect === 'NOW';
  return (
    <div className={styles.summary}>
      <p>
        {now ? t('billing.changeNow') : t('billing.changeLater', { date: formatDate(effectiveAt, locale) })}
      </p>
      {endsPromo && <p className={styles.lost}>{t('billing.promoEnds')}</p>}
      <dl className={styles.amounts}>
        {credit.amount > 0 && (
          <>
            <div>
              <dt>{t('billing.newPrice')}</dt>
              <dd>{money(price).text}</dd>
            </div>
            <div>
              <dt>{t('billing.credit')}</dt>
              <dd>{t('billing.less', { amount: money(credit).text })}</dd>
            </div>
          </>
        )}
        <div className={styles.due}>
          <dt>{t('billing.dueNow')}</dt>
          <dd>{money(amountDue).text}</dd>
        </div>
        <div>
          <dt>{t('billing.thenOn', { date: formatDate(nextPaymentAt, locale) })}</dt>
          <dd>{money(nextPayment).text}</dd>
        </div>
      </dl>
    </div>
  );
};
