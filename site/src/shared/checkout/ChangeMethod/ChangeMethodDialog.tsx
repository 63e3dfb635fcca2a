import { CARD_CHECK } from '@sahra/schemas/constants';
import { Form } from 'react-final-form';
import { useTranslation } from 'react-i18next';

import { ChipGroup } from '../../form/ChipGroup/ChipGroup';
import { FormFrame } from '../../form/FormFrame/FormFrame';
import { useMoney } from '../../i18n/use-money';
import { Dialog } from '../../ui/Dialog/Dialog';
import { ONLINE_METHODS } from '../payment-methods';
import type { SubscriptionFactsFragment } from '../subscription-facts.fragment.generated';
import { useChangeMethod } from './use-change-method';
import type { ChosenMethod } from './use-change-method';

interface Props {
  open: boolean;
  onClose: () => void;
  subscription: Pick<SubscriptionFactsFragment, 'status' | 'nextPayment'>;
}

/**
 * Dialog that replaces the payment method, or pays an overdue fee. It says what is charged before it leads to the
 * provider's page: the card check that is returned, or the fee.
 */
export const ChangeMethodDialog = ({ open, onClose, subscription: { status, nextPayment } }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const changeMethod = useChangeMethod();
  const check = money({ amount: CARD_CHECK.amountMinor, currency: CARD_CHECK.currency }).text;
  const due = status === 'PAST_DUE' && nextPayment ? money(nextPayment).text : null;
  const texts =
    due === null
      ? {
          title: t('payment.methodTitle'),
          lead: t('payment.methodCheck', { check }),
          submit: t('payment.methodContinue'),
        }
      : {
          title: t('payment.dueTitle'),
          lead: t('payment.dueText', { price: due }),
          submit: t('subscribe.pay', { price: due }),
        };
  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <p>{texts.lead}</p>
      <Form<ChosenMethod> onSubmit={changeMethod} initialValues={{ paymentMethod: ONLINE_METHODS[0] }}>
        {({ handleSubmit }) => (
          <FormFrame handleSubmit={handleSubmit} submitLabel={texts.submit}>
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
