import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import * as styles from './LegalLinks.module.css';

/** Terms and privacy policy beside "I agree", in a new tab, so that nothing that was typed is lost. */
export const LegalLinks = () => {
  const { t } = useTranslation();
  return (
    <p className={styles.line}>
      {t('register.read')}{' '}
      <LocaleLink to="/terms-and-conditions" target="_blank" className={styles.link}>
        {t('register.readTerms')}
      </LocaleLink>
      <LocaleLink to="/privacy-policy" target="_blank" className={styles.link}>
        {t('register.readPrivacy')}
      </LocaleLink>
    </p>
  );
};
