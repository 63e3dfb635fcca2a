import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Words } from '../../../shared/direction/Words';
import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import { PaperTicket } from '../../../shared/ui/PaperTicket/PaperTicket';
import { Star } from '../../../shared/ui/Star/Star';
import { PAYMENT_METHOD_NAMES } from '../payment-texts';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';
import * as styles from './CurrentPlan.module.css';

/** Returns one sentence about how the subscription continues; null when there is nothing to say. */
const usePlanLine = (): ((subscription: SubscriptionStateFragment) => string | null) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  return ({ status, endsAt, trialEndsAt, nextPayment, nextPaymentAt, paymentMethod, renewalHold }) => {
    const day = (iso: string): string => formatDate(iso, locale);
    if (status === 'FREE') return null;
    if (paymentMethod === 'VOUCHER' && endsAt) return t('billing.lineVoucher', { date: day(endsAt) });
    if (status === 'CANCELLED' && endsAt) return t('billing.lineCancelled', { date: day(endsAt) });
    if (renewalHold && endsAt) return t('billing.lineHeld', { date: day(endsAt) });
    if (status === 'PAST_DUE') return endsAt && t('billing.linePastDue', { date: day(endsAt) });
    if (paymentMethod === 'GOOGLE' || paymentMethod === 'APPLE')
      return t('billing.lineStore', { store: t(PAYMENT_METHOD_NAMES[paymentMethod]) });
    if (!nextPaymentAt || !nextPayment) return null;
    const price = money(nextPayment).text;
    return status === 'TRIAL' && trialEndsAt
      ? t('billing.lineTrial', { date: day(trialEndsAt), price })
      : t('billing.lineActive', { date: day(nextPaymentAt), price });
  };
};

interface Props {
  subscription: SubscriptionStateFragment;
  name: string;
  /** Name of the next plan, when it differs from the current one. */
  nextName: string | null;
  /** Description of the free plan, written by editors. */
  freeNote: string | null;
  /** Action buttons. */
  children: ReactNode;
}

/** Pricing card of the current plan: how it continues, and the actions. */
export const CurrentPlan = ({ subscription, name, nextName, freeNote, children }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  const lineOf = usePlanLine();
  const { status, plan, price, nextPaymentAt } = subscription;
  const line = lineOf(subscription) ?? (status === 'FREE' ? freeNote : null);
  const cost = plan?.period && price ? { period: plan.period, ...money(price) } : null;
  return (
    <PaperTicket
      name={{ id: 'current-plan' }}
      stub={
        <>
          <p className={status === 'PAST_DUE' ? `${styles.status} ${styles.due}` : styles.status}>
            <Star /> {t(`billing.status.${status}`)}
          </p>
          <h2 id="current-plan" className={styles.name}>
            <Words>{name}</Words>
          </h2>
          {cost && (
            <p className={styles.price}>
              <bdi dir="ltr">{cost.digits}</bdi>&nbsp;{t(`plans.${cost.period}`, { currency: cost.unit })}
            </p>
          )}
        </>
      }
    >
      {line && <p>{line}</p>}
      {nextName && nextPaymentAt && (
        <p className={styles.next}>
          <Words>{t('billing.lineNext', { date: formatDate(nextPaymentAt, locale), plan: nextName })}</Words>
        </p>
      )}
      <div className={styles.actions}>{children}</div>
    </PaperTicket>
  );
};
