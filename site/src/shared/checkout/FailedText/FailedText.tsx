import { useTranslation } from 'react-i18next';

import { Words } from '../../direction/Words';
import { formatDate } from '../../i18n/format';
import { usePageLocale } from '../../i18n/locale-context';
import type { OutcomePaymentFragment } from '../outcome-payment.fragment.generated';
import type { SubscriptionFactsFragment } from '../subscription-facts.fragment.generated';

interface Props {
  payment: OutcomePaymentFragment;
  /** Name of the plan that the viewer chose; null when the payment is for one that runs. */
  name: string | null;
  subscription?: Pick<SubscriptionFactsFragment, 'status' | 'endsAt'>;
}

/** Reason why a payment failed, as the graph words it, and what that means: the plan is kept, or until when it runs. */
export const FailedText = ({ payment: { failure }, name, subscription }: Props) => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const until = subscription?.status === 'PAST_DUE' ? subscription.endsAt : null;
  return (
    <>
      {failure && <p>{failure.message}</p>}
      {name && (
        <p>
          <Words>{t('payment.stillChosen', { plan: name })}</Words>
        </p>
      )}
      {!name && !failure && <p>{t('payment.nothingTaken')}</p>}
      {until && <p>{t('payment.watchUntil', { date: formatDate(until, locale) })}</p>}
    </>
  );
};
