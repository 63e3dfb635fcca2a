import { useEffect, useState } from 'react';

import { refreshSession } from '../../../shared/auth/refresh-session';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { addressAfterVisit, loginVisitOf } from './login-visit';
import type { LoginReason } from './login-visit';
import { loadRecoveryOffer } from '../RecoverAccount/recovery-offer';
import type { RecoveryOffer } from '../RecoverAccount/recovery-offer';

interface Visit {
  reason: LoginReason | null;
  /** The session of a provider's sign-in is being taken up. */
  entering: boolean;
  offer: RecoveryOffer | null;
  setOffer: (offer: RecoveryOffer | null) => void;
}

/** What the address says of this visit. It holds no credential: what recovers an account is asked of the graph, by this browser's cookie. */
export const useLoginVisit = (): Visit => {
  const { locale } = usePageLocale();
  const [reason, setReason] = useState<LoginReason | null>(null);
  const [entering, setEntering] = useState(false);
  const [offer, setOffer] = useState<RecoveryOffer | null>(null);

  useEffect(() => {
    const visit = loginVisitOf(window.location.search);
    if (visit.returned)
      window.history.replaceState(window.history.state, '', addressAfterVisit(window.location));
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
