import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import { useEffect, useState } from 'react';

import { usePageLocale } from '../i18n/locale-context';
import { queryGraph } from './query-graph';

export interface PublicQueryResult<Data> {
  /** Null until loaded. */
  data: Data | null;
  /** Whether the request failed. It is not retried automatically. */
  failed: boolean;
}

/**
 * Hook that queries a public operation after mount, and again when its variables change. Use it for optional data
 * only; for the records of a page use `useFresh` or `useRecord`.
 */
export const usePublicQuery = <Data, Variables>(
  operation: PersistedOperation<Data, Variables>,
  /** Null while unknown: no request is sent. */
  variables: Variables | null,
  /** Another value asks again; the shown data stays until the answer. */
  version: number | null = null,
): PublicQueryResult<Data> => {
  const { locale } = usePageLocale();
  const [answered, setAnswered] = useState<PublicQueryResult<Data>>({ data: null, failed: false });
  const asked = variables === null ? null : JSON.stringify(variables);
  useEffect(() => {
    if (asked === null) return;
    let wanted = true;
    queryGraph(operation, JSON.parse(asked) as Variables, locale)
      .then(({ data }) => {
        if (wanted) setAnswered({ data, failed: false });
      })
      .catch(() => {
        if (wanted) setAnswered({ data: null, failed: true });
      });
    return () => {
      wanted = false;
    };
  }, [asked, locale, operation, version]);
  return answered;
};
