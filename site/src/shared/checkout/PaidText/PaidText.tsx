import { useTranslation } from 'react-i18next';

import { formatDate } from '../../i18n/format';
import { usePageLocale } from '../../i18n/locale-context';
import { useMoney } from '../../i18n/use-money';
import type { OutcomePaymentFragment } from '../outcome-payment.fragment.generated';
import type { SubscriptionFactsFragment } from '../subscription-facts.fragment.generated';
import { isNotNeeded } from '../taken-back';
import { useRefundText } from '../use-refund-text';

interface Props {
  payment: OutcomePaymentFragment;
  subscription: SubscriptionFactsFragment;
}

/** What became of a successful payment: what it started, and what went back of it. */
export const PaidText = ({ payment, subscription: { trialEndsAt } }: Props) => {
  const { purpose, amount, dispute, refundedAt } = payment;
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const price = useMoney()(amount).text;
  const refund = useRefundText()(payment);
  const isCheck = purpose === 'CARD_CHECK';
  return (
    <>
      {isCheck && trialEndsAt && <p>{t('payment.trial', { date: formatDate(trialEndsAt, locale) })}</p>}
      <p>{t(isCheck ? 'payment.checked' : 'payment.paid', { price })}</p>
      {dispute && <p>{t(`refund.dispute.${dispute}`)}</p>}
      {isNotNeeded(payment) && !refundedAt && <p>{t('payment.notNeeded')}</p>}
      {!isCheck && refund && <p>{refund}</p>}
    </>
  );
};
