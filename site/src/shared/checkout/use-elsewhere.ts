import { navigate } from 'gatsby';
import { useEffect } from 'react';

import { useLocalize } from '../i18n/locale-context';

/** Replaces a page of a payment by the page of the payment's real state; `path` is null while this is that page. */
export const useElsewhere = (path: string | null): void => {
  const localize = useLocalize();
  const to = path && localize(path);
  useEffect(() => {
    if (to) navigate(to, { replace: true });
  }, [to]);
};
