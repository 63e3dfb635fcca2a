import { useEffect, useState } from 'react';

import { readFreshAccessToken } from '../../../shared/auth/read-fresh-access-token';
import { postOperation } from '../../../shared/graph/post-operation';
import { usePageLocale } from '../../../shared/i18n/locale-context';

type PlainOperation<Data> = Parameters<typeof postOperation<Data, Record<string, never>>>[0];

/** Reads what is the viewer's own, once; null until it is known and when it cannot be read: home is whole without. */
export const useViewerQuery = <Data>(operation: PlainOperation<Data>): Data | null => {
  const { locale } = usePageLocale();
  const [data, setData] = useState<Data | null>(null);
  useEffect(() => {
    let isWanted = true;
    readFreshAccessToken(locale)
      .then((token) => postOperation(operation, {}, locale, token))
      .then((found) => {
        if (isWanted) setData(found);
      })
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [operation, locale]);
  return data;
};
