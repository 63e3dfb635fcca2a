import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import { PaperTicket } from '../../../shared/ui/PaperTicket/PaperTicket';
import { Star } from '../../../shared/ui/Star/Star';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';
import * as styles from './CurrentPlan.module.css';
import { usePlanLine } from './use-plan-line';

interface Props {
  subscription: SubscriptionStateFragment;
  name: string;
  /** Name of the plan that follows, when it is another one. */
  nextName: string | null;
  /** What the free plan is, in the editors' words. */
  freeNote: string | null;
  /** What can be done. */
  children: ReactNode;
}

/** The plan that runs, how it goes on, and what can be done about it. */
export const CurrentPlan = ({ subscription, name, nextName, freeNote, children }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const lineOf = usePlanLine();
  const { status, plan, price, nextPaymentDate } = subscription;
  const line = lineOf(subscription) ?? (status === 'FREE' ? freeNote : null);
  const cost = plan && price ? money(price) : null;
  return (
    <PaperTicket
      name={{ id: 'current-plan' }}
      stub={
        <>
          <p className={status === 'PAST_DUE' ? `${styles.status} ${styles.due}` : styles.status}>
            <Star /> {t(`billing.status.${status}`)}
          </p>
          <h2 id="current-plan" className={styles.name}>
            {name}
          </h2>
          {plan && cost && (
            <p className={styles.price}>
              <bdi dir="ltr">{cost.digits}</bdi> {t(`plans.${plan.period}`, { currency: cost.unit })}
            </p>
          )}
        </>
      }
    >
      {line && <p>{line}</p>}
      {nextName && nextPaymentDate && (
        <p className={styles.next}>
          {t('billing.lineNext', { date: formatDate(nextPaymentDate, locale), plan: nextName })}
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </PaperTicket>
  );
};
