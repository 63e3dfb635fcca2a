import { CARD_CHECK } from '@sahra/schemas/constants';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { ONLINE_METHODS } from '../../../shared/checkout/payment-methods';
import { ChipGroup } from '../../../shared/form/ChipGroup/ChipGroup';
import { FormFrame } from '../../../shared/form/FormFrame/FormFrame';
import { useMoney } from '../../../shared/i18n/use-money';
import { Dialog } from '../../../shared/ui/Dialog/Dialog';
import type { SubscriptionStateFragment } from '../subscription-state.fragment.generated';
import { useChangeMethod } from './use-change-method';
import type { ChosenMethod } from './use-change-method';

interface Props {
  open: boolean;
  onClose: () => void;
  subscription: SubscriptionStateFragment;
}

/**
 * Dialog that replaces the payment method. It says what is charged before it leads to the provider's page: the card
 * check that is returned, or the fee that is overdue.
 */
export const ChangeMethodDialog = ({ open, onClose, subscription: { status, nextPayment } }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const changeMethod = useChangeMethod();
  const check = money({ amount: CARD_CHECK.amountMinor, currency: CARD_CHECK.currency }).text;
  const overdue = status === 'PAST_DUE' && nextPayment ? money(nextPayment).text : null;
  return (
    <Dialog open={open} onClose={onClose} title={t('billing.methodTitle')}>
      <p>
        {overdue === null
          ? t('billing.methodCheck', { check })
          : t('billing.methodOverdue', { price: overdue })}
      </p>
      <Form<ChosenMethod> onSubmit={changeMethod} initialValues={{ paymentMethod: ONLINE_METHODS[0] }}>
        {({ handleSubmit }) => (
          <FormFrame handleSubmit={handleSubmit} submitLabel={t('billing.methodContinue')}>
            <ChipGroup
              name="paymentMethod"
              legend={t('subscribe.method')}
              options={ONLINE_METHODS.map((value) => ({ value, label: t(`subscribe.method.${value}`) }))}
            />
          </FormFrame>
        )}
      </Form>
      <p>{t('subscribe.hosted')}</p>
    </Dialog>
  );
};
