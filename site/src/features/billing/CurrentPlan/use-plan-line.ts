import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMoney } from '../../../shared/i18n/use-money';
import { METHOD_NAMES } from '../payment-words';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';

/** How a subscription goes on, in one sentence; null where there is nothing to say. */
export const usePlanLine = (): ((subscription: SubscriptionStateFragment) => string | null) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  return ({ status, endsAt, trialEndsAt, nextPayment, nextPaymentDate, paymentMethod }) => {
    const day = (iso: string): string => formatDate(iso, locale);
    if (status === 'FREE') return null;
    if (paymentMethod === 'VOUCHER' && endsAt) return t('billing.lineVoucher', { date: day(endsAt) });
    if (status === 'CANCELLED' && endsAt) return t('billing.lineCancelled', { date: day(endsAt) });
    if (status === 'PAST_DUE') return endsAt && t('billing.linePastDue', { date: day(endsAt) });
    if (paymentMethod === 'GOOGLE' || paymentMethod === 'APPLE')
      return t('billing.lineStore', { store: t(METHOD_NAMES[paymentMethod]) });
    if (!nextPaymentDate || !nextPayment) return null;
    const price = money(nextPayment).text;
    return status === 'TRIAL' && trialEndsAt
      ? t('billing.lineTrial', { date: day(trialEndsAt), price })
      : t('billing.lineActive', { date: day(nextPaymentDate), price });
  };
};
