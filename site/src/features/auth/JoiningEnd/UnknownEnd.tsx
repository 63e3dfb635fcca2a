import { useTranslation } from 'react-i18next';

import { joining } from '../../../shared/auth/joining';
import { useLocalize } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useMessage } from '../../../shared/messages/use-message';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { paymentAddress } from '../../../shared/checkout/payment-address';
import type { Outcome } from '../../../shared/checkout/use-outcome';
import { JoiningEnd } from './JoiningEnd';
import * as styles from './JoiningEnd.module.css';

/** End of a registration that shows no payment: not read yet, a visitor's, an unreachable graph's, or nobody's. */
export const UnknownEnd = ({ outcome }: { outcome: Outcome }) => {
  const { t } = useTranslation();
  const message = useMessage();
  const localize = useLocalize();
  if (outcome.state === 'waiting')
    return (
      <JoiningEnd sign="waiting" title={t('auth-success.waiting')}>
        <div className={styles.facts} role="status">
          <Loading />
        </div>
      </JoiningEnd>
    );
  if (outcome.state === 'signedOut') {
    const back = new URLSearchParams();
    if (outcome.code !== null) back.set('callbackUrl', localize(paymentAddress('status', outcome.code)));
    return (
      <JoiningEnd sign="empty" title={t('auth-success.visitor')}>
        <p>{t('auth-success.visitorText')}</p>
        <LocaleLink to={`/auth/login?${back}`} className={buttonClass('primary')}>
          {t('auth.login')}
        </LocaleLink>
        <LocaleLink to="/auth/register" className={buttonClass('ghost')}>
          {t('auth.createAccount')}
        </LocaleLink>
      </JoiningEnd>
    );
  }
  if (outcome.state === 'away')
    return (
      <JoiningEnd sign="error" title={t('payment.away')}>
        <p role="alert">{message('UPSTREAM_UNAVAILABLE')}</p>
        <Button onClick={outcome.retry}>{t('state.retry')}</Button>
      </JoiningEnd>
    );
  return (
    <JoiningEnd sign="empty" title={t('payment.unknown')}>
      <p role="status">{t('payment.unknownText')}</p>
      <LocaleLink to="/auth/plans" className={buttonClass('primary')}>
        {t('watch.plans')}
      </LocaleLink>
      <Button look="ghost" onClick={joining.end}>
        {t('auth-plans.free')}
      </Button>
    </JoiningEnd>
  );
};
