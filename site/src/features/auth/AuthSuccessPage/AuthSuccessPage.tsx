import { useTranslation } from 'react-i18next';

import { joining } from '../../../shared/auth/joining';
import { PaidText } from '../../../shared/checkout/PaidText/PaidText';
import { SubscriptionTicket } from '../../../shared/checkout/SubscriptionTicket/SubscriptionTicket';
import { useOutcome } from '../../../shared/checkout/use-outcome';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Loading } from '../../../shared/ui/Loading/Loading';
import * as styles from '../JoiningEnd/JoiningEnd.module.css';
import { JoiningEnd } from '../JoiningEnd/JoiningEnd';

/** Last page of registration: what the viewer has now, and a button to start watching. */
export const AuthSuccessPage = () => {
  const { t } = useTranslation();
  const outcome = useOutcome();
  if (outcome.state === 'signedOut')
    return (
      <JoiningEnd sign="done" title={t('auth-success.title')}>
        <p>{t('auth-success.visitor')}</p>
        <LocaleLink to="/auth/login" className={buttonClass('primary')}>
          {t('auth.login')}
        </LocaleLink>
      </JoiningEnd>
    );
  const { payment, subscription } =
    outcome.state === 'known' ? outcome : { payment: null, subscription: null };
  const subscribed = subscription !== null && subscription.status !== 'FREE';
  return (
    <JoiningEnd sign="done" title={t('auth-success.title')}>
      <div className={styles.facts} role="status">
        {outcome.state === 'waiting' && <Loading />}
        {subscribed ? (
          <>
            {payment?.status === 'SUCCEEDED' && <PaidText payment={payment} subscription={subscription} />}
            <SubscriptionTicket name={subscription.plan?.name ?? null} subscription={subscription} />
          </>
        ) : (
          outcome.state !== 'waiting' && <p>{t('register.done')}</p>
        )}
      </div>
      <Button onClick={joining.end}>{t('subscribe.watch')}</Button>
    </JoiningEnd>
  );
};
