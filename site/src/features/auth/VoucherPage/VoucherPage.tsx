import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';

import { joining } from '../../../shared/auth/joining';
import { refreshSession } from '../../../shared/auth/refresh-session';
import { VoucherForm } from '../../../shared/checkout/VoucherForm/VoucherForm';
import { useLocalize, usePageLocale } from '../../../shared/i18n/locale-context';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useStore } from '../../../shared/store/use-store';
import { buttonClass } from '../../../shared/ui/Button/button-class';
import { AuthScreen } from '../AuthScreen/AuthScreen';
import { StepMarks } from '../StepMarks/StepMarks';
import * as styles from './VoucherPage.module.css';

/**
 * Registration with a voucher instead of a card. A voucher is redeemed for an account, so visitors must register
 * or log in first.
 */
export const VoucherPage = () => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const isJoining = useStore(joining, false);
  const activated = (): void => {
    void refreshSession(locale).then(() => navigate(localize('/auth/success')));
  };
  return (
    <AuthScreen
      step={isJoining && <StepMarks step={3} steps={3} />}
      title={t('voucher.title')}
      lead={t(isJoining ? 'voucher.lead' : 'voucher.visitorLead')}
      other={<LocaleLink to="/auth/plans">{t('watch.plans')}</LocaleLink>}
    >
      {isJoining ? (
        <VoucherForm look="primary" onActivated={activated} />
      ) : (
        <div className={styles.ways}>
          <LocaleLink to="/auth/register" className={buttonClass('primary')}>
            {t('auth.createAccount')}
          </LocaleLink>
          <LocaleLink
            to={`/auth/login?${new URLSearchParams({ callbackUrl: localize('/subscribe') })}`}
            className={buttonClass('ghost')}
          >
            {t('watch.haveAccount')}
          </LocaleLink>
        </div>
      )}
    </AuthScreen>
  );
};
