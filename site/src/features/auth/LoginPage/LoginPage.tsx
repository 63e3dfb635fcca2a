import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useMessage } from '../../../shared/messages/use-message';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { AuthScreen } from '../AuthScreen/AuthScreen';
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
    <AuthScreen
      title={t('login.title')}
      lead={t('login.lead')}
      note={
        <div role="status">
          {needsSession && <Banner kind="notice">{message('SESSION_REQUIRED')}</Banner>}
        </div>
      }
      other={
        <>
          {t('login.noAccount')} <LocaleLink to="/auth/register">{t('auth.createAccount')}</LocaleLink>
        </>
      }
    >
      <LoginForm />
    </AuthScreen>
  );
};
