import { CARD_CHECK, TRIAL_REMINDER_DAYS_BEFORE } from '@sahra/schemas/constants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '../../i18n/use-money';
import type { PaidPlan } from '../../plans/plan-tickets';
import { Star } from '../../ui/Star/Star';
import type { SubscriptionStart } from '../subscription-start';
import * as styles from './TrialTimeline.module.css';

interface Props {
  plan: PaidPlan;
  /** First fee, with the promo code applied. */
  fee: PaidPlan['price'];
  begins: SubscriptionStart;
}

interface Moment {
  when: string;
  what: ReactNode;
}

/** Timeline of charges to the card with their dates, so that no charge is a surprise. */
export const TrialTimeline = ({ plan: { period, trialDays }, fee, begins }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const price = money(fee).text;
  const check = money({ amount: CARD_CHECK.amountMinor, currency: CARD_CHECK.currency }).text;
  const feeText = t(`subscribe.fee.${period}`, { price });
  const moments: Moment[] =
    begins === 'trial'
      ? [
          { when: t('subscribe.today'), what: t('subscribe.check', { price: check }) },
          {
            when: t('subscribe.after', { count: trialDays - TRIAL_REMINDER_DAYS_BEFORE }),
            what: t('subscribe.remind'),
          },
          { when: t('subscribe.after', { count: trialDays }), what: feeText },
        ]
      : [
          {
            when: t('subscribe.today'),
            what: begins === 'fee' ? `${t('subscribe.noTrial')} ${feeText}` : t('subscribe.due', { price }),
          },
        ];
  return (
    <ol className={styles.moments}>
      {moments.map(({ when, what }) => (
        <li key={when} className={styles.moment}>
          <Star className={styles.star} />
          <span className={styles.when}>{when}</span>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
};
