import { useTranslation } from 'react-i18next';

import { joining } from '../../../shared/auth/joining';
import { PaidText } from '../../../shared/checkout/PaidText/PaidText';
import { joiningAddress } from '../../../shared/checkout/payment-address';
import { SubscriptionTicket } from '../../../shared/checkout/SubscriptionTicket/SubscriptionTicket';
import { isTakenBack } from '../../../shared/checkout/taken-back';
import { useElsewhere } from '../../../shared/checkout/use-elsewhere';
import { useOutcome } from '../../../shared/checkout/use-outcome';
import { Button } from '../../../shared/ui/Button/Button';
import * as styles from '../JoiningEnd/JoiningEnd.module.css';
import { JoiningEnd } from '../JoiningEnd/JoiningEnd';
import { UnknownEnd } from '../JoiningEnd/UnknownEnd';

/**
 * Last page of registration: what the viewer has now, and a button to start watching. Without a payment in the
 * address it ends a registration that is free or by voucher.
 */
export const AuthSuccessPage = () => {
  const { t } = useTranslation();
  const outcome = useOutcome();
  const payment = outcome.state === 'known' ? outcome.payment : null;
  const elsewhere = payment && payment.status !== 'SUCCEEDED' ? joiningAddress(payment) : null;
  useElsewhere(elsewhere);
  if (elsewhere) return <UnknownEnd outcome={{ state: 'waiting' }} />;
  if (outcome.state !== 'known' || (outcome.code !== null && !payment))
    return <UnknownEnd outcome={outcome} />;
  const { subscription } = outcome;
  const isBack = payment !== null && isTakenBack(payment);
  return (
    <JoiningEnd
      sign={isBack ? 'empty' : 'done'}
      title={t(isBack ? 'payment-status.title' : 'auth-success.title')}
    >
      <div className={styles.facts} role="status">
        {payment && <PaidText payment={payment} subscription={subscription} />}
        {subscription.status === 'FREE' ? (
          <p>{t('register.done')}</p>
        ) : (
          <SubscriptionTicket name={subscription.plan?.name ?? null} subscription={subscription} />
        )}
      </div>
      <Button onClick={joining.end}>{t('subscribe.watch')}</Button>
    </JoiningEnd>
  );
};
