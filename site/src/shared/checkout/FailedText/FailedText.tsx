import { useTranslation } from 'react-i18next';

import type { OutcomePaymentFragment } from '../outcome-payment.fragment.generated';

interface Props {
  payment: OutcomePaymentFragment;
  /** Name of the plan that it was for. */
  name: string | null;
}

/** Why a payment was not made, in the words of the graph, and what it was for. */
export const FailedText = ({ payment: { message }, name }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      {message && <p>{message}</p>}
      <p>{name ? t('payment.stillChosen', { plan: name }) : t('payment.nothingTaken')}</p>
    </>
  );
};
