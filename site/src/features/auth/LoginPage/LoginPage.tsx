import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { refreshSession } from '../../../shared/auth/refresh-session';
import { LocaleLink } from '../../../shared/i18n/LocaleLink/LocaleLink';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useMessage } from '../../../shared/messages/use-message';
import { Banner } from '../../../shared/ui/Banner/Banner';
import { AuthScreen } from '../AuthScreen/AuthScreen';
import { LoginForm } from '../LoginForm/LoginForm';
import { ProviderButtons } from '../ProviderButtons/ProviderButtons';
import { RecoverAccount } from '../RecoverAccount/RecoverAccount';
import { loadRecoveryOffer } from '../RecoverAccount/recovery-offer';
import type { RecoveryOffer } from '../RecoverAccount/recovery-offer';
import { removeReturnParameter, loginVisitOf } from './login-visit';
import type { LoginReason } from './login-visit';

interface Visit {
  reason: LoginReason | null;
  /** True while the session of a provider sign-in is loaded. */
  entering: boolean;
  offer: RecoveryOffer | null;
  setOffer: (offer: RecoveryOffer | null) => void;
}

/**
 * Reads the reason of the visit from the address. The address holds no credential: the recovery offer is
 * requested from the graph with this browser's cookie.
 */
const useLoginVisit = (): Visit => {
  const { locale } = usePageLocale();
  const [reason, setReason] = useState<LoginReason | null>(null);
  const [entering, setEntering] = useState(false);
  const [offer, setOffer] = useState<RecoveryOffer | null>(null);

  useEffect(() => {
    const visit = loginVisitOf(window.location.search);
    if (visit.returned)
      window.history.replaceState(window.history.state, '', removeReturnParameter(window.location));
    setReason(visit.reason);
    if (visit.reason === 'deleted') void loadRecoveryOffer(locale).then(setOffer);
    if (!visit.returned) return;
    setEntering(true);
    void refreshSession(locale).then((refreshed) => {
      setEntering(false);
      if (refreshed === 'refused') setReason('notFinished');
    });
  }, [locale]);

  return { reason, entering, offer, setOffer };
};

/** Login page. */
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
