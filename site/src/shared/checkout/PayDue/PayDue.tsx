import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '../../i18n/use-money';
import { Button } from '../../ui/Button/Button';
import { ChangeMethodDialog } from '../ChangeMethod/ChangeMethodDialog';
import type { SubscriptionFactsFragment } from '../subscription-facts.fragment.generated';

type Subscription = Pick<SubscriptionFactsFragment, 'status' | 'nextPayment'>;

interface Props {
  subscription: Subscription;
  size?: 'normal' | 'small';
}

/** Returns true when a fee is overdue that is paid here; a store collects its own (its next payment is null). */
export const isPayable = ({ status, nextPayment }: Subscription): boolean =>
  status === 'PAST_DUE' && nextPayment !== null;

/** Button with the overdue amount. It opens the form that pays it, with the same card or another one. */
export const PayDue = ({ subscription, size = 'normal' }: Props) => {
  const { t } = useTranslation();
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(0);
  const { nextPayment } = subscription;
  if (!nextPayment || !isPayable(subscription)) return null;
  return (
    <>
      <Button
        size={size}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          setOpened(opened + 1);
        }}
      >
        {t('subscribe.pay', { price: money(nextPayment).text })}
      </Button>
      {/* The key resets the form for each opening. */}
      <ChangeMethodDialog
        key={opened}
        open={open}
        onClose={() => setOpen(false)}
        subscription={subscription}
      />
    </>
  );
};
