import { useTranslation } from 'react-i18next';

import type { OutcomePaymentFragment } from '../outcome-payment.fragment.generated';

interface Props {
  payment: OutcomePaymentFragment;
  /** Name of the plan that the payment was for. */
  name: string | null;
}

/** Reason why a payment failed, as the graph words it, and the plan that it was for. */
export const FailedText = ({ payment: { failure }, name }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      {failure && <p>{failure.message}</p>}
      <p>{name ? t('payment.stillChosen', { plan: name }) : t('payment.nothingTaken')}</p>
    </>
  );
};
