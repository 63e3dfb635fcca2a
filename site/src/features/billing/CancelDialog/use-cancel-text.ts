import { useTranslation } from 'react-i18next';

import { formatDate } from '../../../shared/i18n/format';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';

/** What cancelling does: until when the plan stays, and that the free plan follows. */
export const useCancelText = (
  { status, trialEndsAt, nextPaymentDate }: SubscriptionStateFragment,
  plan: string,
): string => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  if (status === 'PAST_DUE') return t('billing.cancelPastDue', { plan });
  if (status === 'TRIAL' && trialEndsAt)
    return t('billing.cancelTrial', { date: formatDate(trialEndsAt, locale) });
  if (nextPaymentDate) return t('billing.cancelText', { plan, date: formatDate(nextPaymentDate, locale) });
  return t('billing.cancelStore', { plan });
};
