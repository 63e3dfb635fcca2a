import { useTranslation } from 'react-i18next';

import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { useMessage } from '../../../shared/messages/use-message';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { AuthScreen } from '../AuthScreen/AuthScreen';
import { LoginForm } from '../LoginForm/LoginForm';
import { ProviderButtons } from '../ProviderButtons/ProviderButtons';
import { RecoverAccount } from '../RecoverAccount/RecoverAccount';
import { useLoginVisit } from './use-login-visit';

/** Where viewers come back in. */
export const LoginPage = () => {
  const { t } = useTranslation();
  const message = useMessage();
  const { reason, entering, offer, setOffer } = useLoginVisit();
  const told = {
    session: message('SESSION_REQUIRED'),
    deleted: message('DELETED_RECOVERABLE'),
    notLinked: t('login.notLinked'),
    notFinished: t('login.notFinished'),
    providerFailed: t('login.providerFailed'),
  };
  return (
    <AuthScreen
      title={t('login.title')}
      lead={t('login.lead')}
      note={
        <div role="status">
          {entering && <Banner kind="notice">{t('login.entering')}</Banner>}
          {reason && <Banner kind="notice">{told[reason]}</Banner>}
        </div>
      }
      other={
        <>
          {t('login.noAccount')} <LocaleLink to="/auth/register">{t('auth.createAccount')}</LocaleLink>
        </>
      }
      end={<ProviderButtons />}
    >
      <LoginForm onRecoverable={setOffer} />
      <RecoverAccount offer={offer} onClose={() => setOffer(null)} />
    </AuthScreen>
  );
};
