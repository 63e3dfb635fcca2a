import { SIGN_OUT_FALLBACK_MS } from '@sahra/schemas/constants';
import { navigate } from 'gatsby';
import { useState } from 'react';

import { useLocalize, usePageLocale } from '../i18n/locale-context';
import { showToast } from '../messages/toasts';
import { loadMessage } from '../messages/load-message';
import { openDocument } from '../navigation/open-document';
import { whenOnline } from '../network/network';
import { clearSession } from './clear-session';
import { leaving } from './leaving';
import { leaveSignedOutNote, showSignedOutNote } from './signed-out-note';

/**
 * Hook that signs out, then loads another page (by default the landing page) as a new document. If the document
 * does not load within the fallback time, it navigates in the client.
 */
export const useSignOut = (to = '/'): { signingOut: boolean; signOut: () => Promise<void> } => {
  const { locale } = usePageLocale();
  const localize = useLocalize();
  const [signingOut, setSigningOut] = useState(false);

  const signOut = async (): Promise<void> => {
    if (signingOut) return;
    setSigningOut(true);
    await whenOnline();
    // The server ends the session before the new document loads, and tells this page so.
    leaving.set(to);
    const failure = await import('./sign-out').then(
      (module) => module.signOut(locale),
      () => 'UPSTREAM_UNAVAILABLE',
    );
    if (failure) {
      showToast('failed', await loadMessage(failure, locale));
      leaving.set(null);
      setSigningOut(false);
      return;
    }
    leaveSignedOutNote();
    setTimeout(() => {
      clearSession();
      navigate(localize(to));
      void showSignedOutNote(locale);
    }, SIGN_OUT_FALLBACK_MS);
    openDocument(localize(to));
  };
  return { signingOut, signOut };
};
