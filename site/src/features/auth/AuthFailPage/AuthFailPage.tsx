import { useTranslation } from 'react-i18next';

import { joining } from '../../../shared/auth/joining';
import { FailedText } from '../../../shared/checkout/FailedText/FailedText';
import { storedOrder } from '../../../shared/checkout/stored-order';
import { useOutcome } from '../../../shared/checkout/use-outcome';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { planAddress } from '../../../shared/plans/plan-tickets';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { Loading } from '../../../shared/ui/Loading/Loading';
import { JoiningEnd } from '../JoiningEnd/JoiningEnd';
import * as styles from '../JoiningEnd/JoiningEnd.module.css';

/**
 * Page shown when the payment fails during registration: the reason, a retry with the same plan and promo code,
 * and a button to continue on the free plan.
 */
export const AuthFailPage = () => {
  const { t } = useTranslation();
  const outcome = useOutcome();
  if (outcome.state === 'signedOut')
    return (
      <JoiningEnd sign="error" title={t('auth-fail.title')}>
        <p>{t('auth-fail.visitor')}</p>
        <LocaleLink to="/auth/login" className={buttonClass('primary')}>
          {t('auth.login')}
        </LocaleLink>
        <LocaleLink to="/auth/register" className={buttonClass('ghost')}>
          {t('auth.createAccount')}
        </LocaleLink>
      </JoiningEnd>
    );
  const payment = outcome.state === 'known' ? outcome.payment : null;
  const order = outcome.state === 'known' ? storedOrder.get() : null;
  const planCode = payment?.plan?.code ?? order?.planCode;
  const again = planCode
    ? planAddress('/auth/plans', planCode, order?.planCode === planCode ? order.promoCode : null)
    : '/auth/plans';
  return (
    <JoiningEnd sign="error" title={t('payment-failure.title')}>
      <div className={styles.facts} role="status">
        {outcome.state === 'waiting' && <Loading />}
        {payment?.status === 'FAILED' && <FailedText payment={payment} name={payment.plan?.name ?? null} />}
      </div>
      <LocaleLink to={again} className={buttonClass('primary')}>
        {t('state.retry')}
      </LocaleLink>
      <Button look="ghost" onClick={joining.end}>
        {t('auth-plans.free')}
      </Button>
    </JoiningEnd>
  );
};
