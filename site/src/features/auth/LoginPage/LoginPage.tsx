import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useMessage } from '../../../shared/messages/use-message';
import * as styles from '../AuthForm.module.css';
import { LoginForm } from '../LoginForm/LoginForm';

/** Where viewers come back in. */
export const LoginPage = () => {
  const { t } = useTranslation();
  const message = useMessage();
  const [needsSession, setNeedsSession] = useState(false);
  useEffect(() => {
    setNeedsSession(new URLSearchParams(window.location.search).get('error') === 'SessionRequired');
  }, []);
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
      </div>
      <div role="status">{needsSession && <p className={styles.error}>{message('SESSION_REQUIRED')}</p>}</div>
      <ApolloScope>
        <LoginForm />
      </ApolloScope>
      <p className={styles.other}>
        {t('login.noAccount')} <LocaleLink to="/auth/register">{t('auth.createAccount')}</LocaleLink>
      </p>
    </div>
  );
};
