import type { Money } from '@sahra/schemas/format-money';
import { useTranslation } from 'react-i18next';

import { formatDate } from '../i18n/format';
import { usePageLocale } from '../i18n/locale-context';
import { useMoney } from '../i18n/use-money';

interface Refunds {
  refundedAt: string | null;
  refundedAmount: Money;
}

/** Returns a function that says in one sentence what was given back of a payment; null when nothing was. */
export const useRefundText = (): ((payment: Refunds) => string | null) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const money = useMoney();
  return ({ refundedAt, refundedAmount }) => {
    if (refundedAt) return t('refund.returned', { date: formatDate(refundedAt, locale) });
    return refundedAmount.amount > 0 ? t('refund.part', { amount: money(refundedAmount).text }) : null;
  };
};
