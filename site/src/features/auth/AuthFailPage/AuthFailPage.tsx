import { useTranslation } from 'react-i18next';

import { joining } from '../../../shared/auth/joining';
import { FailedText } from '../../../shared/checkout/FailedText/FailedText';
import { joiningAddress } from '../../../shared/checkout/payment-address';
import { storedOrder } from '../../../shared/checkout/stored-order';
import { useElsewhere } from '../../../shared/checkout/use-elsewhere';
import { useOutcome } from '../../../shared/checkout/use-outcome';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { planAddress } from '../../../shared/plans/plan-tickets';
import { Button } from '../../../shared/ui/Button/Button';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { JoiningEnd } from '../JoiningEnd/JoiningEnd';
import * as styles from '../JoiningEnd/JoiningEnd.module.css';
import { UnknownEnd } from '../JoiningEnd/UnknownEnd';

/**
 * Page shown when the payment fails during registration: the reason, a retry with the same plan and promo code,
 * and a button to continue on the free plan.
 */
export const AuthFailPage = () => {
  const { t } = useTranslation();
  const outcome = useOutcome();
  const payment = outcome.state === 'known' ? outcome.payment : null;
  const elsewhere = payment && payment.status !== 'FAILED' ? joiningAddress(payment) : null;
  useElsewhere(elsewhere);
  if (!payment || elsewhere) return <UnknownEnd outcome={elsewhere ? { state: 'waiting' } : outcome} />;
  const order = storedOrder.get();
  const planCode = payment.plan?.code ?? order?.planCode;
  const again = planCode
    ? planAddress('/auth/plans', planCode, order?.planCode === planCode ? order.promoCode : null)
    : '/auth/plans';
  return (
    <JoiningEnd sign="error" title={t('payment-failure.title')}>
      <div className={styles.facts} role="status">
        <FailedText payment={payment} name={payment.plan?.name ?? null} />
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
