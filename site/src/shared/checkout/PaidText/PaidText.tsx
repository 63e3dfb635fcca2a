import { useTranslation } from 'react-i18next';

import { formatDate } from '../../i18n/format';
import { usePageLocale } from '../../i18n/locale-context';
import { useMoney } from '../../i18n/use-money';
import type { OutcomePaymentFragment } from '../outcome-payment.fragment.generated';
import type { SubscriptionFactsFragment } from '../subscription-facts.fragment.generated';

interface Props {
  payment: OutcomePaymentFragment;
  subscription: SubscriptionFactsFragment;
}

/** Confirmation of a successful payment: what it started. */
export const PaidText = ({ payment: { purpose, amount }, subscription: { trialEndsAt } }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const price = useMoney()(amount).text;
  if (purpose !== 'CARD_CHECK') return <p>{t('payment.paid', { price })}</p>;
  return (
    <>
      {trialEndsAt && <p>{t('payment.trial', { date: formatDate(trialEndsAt, locale) })}</p>}
      <p>{t('payment.checked', { price })}</p>
    </>
  );
};
