import { useTranslation } from 'react-i18next';

import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import * as styles from '../AuthForm.module.css';
import { RegisterForm } from '../RegisterForm/RegisterForm';

const STEPS = 2;

/** Where visitors join. */
export const RegisterPage = () => {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <div>
        <p className={styles.step}>{t('register.step', { step: 1, steps: STEPS })}</p>
        <h1>{t('register.title')}</h1>
        <p className={styles.lead}>{t('register.lead')}</p>
      </div>
      <ApolloScope>
        <RegisterForm />
      </ApolloScope>
      <p className={styles.other}>
        {t('register.haveAccount')} <LocaleLink to="/auth/login">{t('auth.login')}</LocaleLink>
      </p>
    </div>
  );
};
