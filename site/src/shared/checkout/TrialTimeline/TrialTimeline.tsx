import { CARD_CHECK, TRIAL_REMINDER_DAYS_BEFORE } from '@sahra/schemas/constants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { serverNow } from '../../clock/server-clock';
import { formatDate } from '../../i18n/format';
import { usePageLocale } from '../../i18n/locale-context';
import { useMoney } from '../../i18n/use-money';
import type { PaidPlan } from '../../plans/plan-tickets';
import { Star } from '../../ui/Star/Star';
import type { SubscriptionStart } from '../subscription-start';
import * as styles from './TrialTimeline.module.css';

const MONTHS_OF_YEAR = 12;

interface Props {
  plan: PaidPlan;
  /** First fee, with the promo code applied. */
  fee: PaidPlan['price'];
  /** Number of first periods at `fee`, when a promo code makes them cheaper. */
  promoPeriods?: number | undefined;
  begins: SubscriptionStart;
}

interface Moment {
  when: string;
  what: ReactNode;
}

/** Returns from when the full price is due: after the free days and the periods that the promo code makes cheaper. */
const fullPriceStart = (period: PaidPlan['period'], periods: number, freeDays: number): Date => {
  const start = new Date(serverNow());
  start.setUTCDate(start.getUTCDate() + freeDays);
  start.setUTCMonth(start.getUTCMonth() + periods * (period === 'YEAR' ? MONTHS_OF_YEAR : 1));
  return start;
};

/** Timeline of charges to the card with their dates, so that no charge is a surprise. */
export const TrialTimeline = ({
  plan: { period, price: fullPrice, trialDays },
  fee,
  promoPeriods,
  begins,
}: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const price = money(fee).text;
  const check = money({ amount: CARD_CHECK.amountMinor, currency: CARD_CHECK.currency }).text;
  const feeText =
    promoPeriods === undefined
      ? t(`subscribe.fee.${period}`, { price })
      : t(`subscribe.promoFee.${period}`, { price, count: promoPeriods });
  const first: Moment[] =
    begins === 'trial'
      ? [
          { when: t('subscribe.today'), what: t('subscribe.check', { price: check }) },
          {
            when: t('subscribe.after', { count: trialDays - TRIAL_REMINDER_DAYS_BEFORE }),
            what: t('subscribe.remind'),
          },
          { when: t('subscribe.after', { count: trialDays }), what: feeText },
        ]
      : [{ when: t('subscribe.today'), what: `${t('subscribe.noTrial')} ${feeText}` }];
  const renewal: Moment[] =
    promoPeriods === undefined
      ? []
      : [
          {
            when: formatDate(
              fullPriceStart(period, promoPeriods, begins === 'trial' ? trialDays : 0).toISOString(),
              locale,
            ),
            what: t(`subscribe.renewsAt.${period}`, { price: money(fullPrice).text }),
          },
        ];
  const moments = [...first, ...renewal];
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
