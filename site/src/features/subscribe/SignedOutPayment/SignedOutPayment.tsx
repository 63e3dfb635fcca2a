import { useTranslation } from 'react-i18next';

import { OutcomeFrame } from '../../../shared/checkout/OutcomeFrame/OutcomeFrame';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useCurrentPath } from '../../../shared/navigation/use-current-path';
import { buttonClass } from '../../../shared/ui/Button/button-class';

/** Notice for signed-out visitors: only the owner of a payment may see it, and login returns to this page. */
export const SignedOutPayment = () => {
  const { t } = useTranslation();
  const here = useCurrentPath();
  return (
    <OutcomeFrame
      sign="empty"
      title={t('payment.signedOut')}
      actions={
        <>
          <LocaleLink
            to={`/auth/login?${new URLSearchParams({ callbackUrl: here })}`}
            className={buttonClass('primary')}
          >
            {t('auth.login')}
          </LocaleLink>
          <LocaleLink to="/subscribe" className={buttonClass('ghost')}>
            {t('watch.plans')}
          </LocaleLink>
        </>
      }
    >
      <p>{t('payment.signedOutText')}</p>
    </OutcomeFrame>
  );
};
