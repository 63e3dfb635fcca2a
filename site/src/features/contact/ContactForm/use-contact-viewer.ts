import { useEffect, useState } from 'react';

import { authState } from '../../../shared/auth/auth-state';
import { readFreshAccessToken } from '../../../shared/auth/read-fresh-access-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { usePageLocale } from '../../../shared/i18n/locale-context';
import { useStore } from '../../../shared/store/use-store';
import { ContactViewerOperation } from './contact-viewer.query.generated';

interface ContactViewer {
  name: string;
  email: string;
}

/** Returns name and address of the signed-in viewer; null for a visitor, and when they cannot be read. */
export const useContactViewer = (): ContactViewer | null => {
  const { locale } = usePageLocale();
  const id = useStore(authState, null)?.id ?? null;
  const [known, setKnown] = useState<(ContactViewer & { id: string }) | null>(null);
  useEffect(() => {
    if (id === null) return;
    let wanted = true;
    readFreshAccessToken(locale)
      .then(async (token) => {
        if (token === null) return;
        const { viewer } = await postOperation(ContactViewerOperation, {}, locale, token);
        if (wanted && viewer) setKnown({ id, name: viewer.name, email: viewer.email });
      })
      .catch(() => {
        // The fields stay empty: the form works without.
      });
    return () => {
      wanted = false;
    };
  }, [id, locale]);
  return known?.id === id ? known : null;
};
