import type { Locale } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import { startTransition, useEffect, useState } from 'react';

import { queryGraph } from '../graph/query-graph';
import { useStore } from '../store/use-store';
import { contentVersion } from './content-state';

/** Returns the data that the page was built from, and replaces it when the graph has a newer version. */
export const useFresh = <Data extends { contentVersion: number | null }, Variables>(
  built: Data,
  operation: PersistedOperation<Data, Variables>,
  variables: Variables,
  locale: Locale,
): Data => {
  const [newer, setNewer] = useState<{ built: Data; data: Data } | null>(null);
  const current = newer?.built === built ? newer.data : built;
  const version = useStore(contentVersion, null);
  const key = JSON.stringify(variables);

  useEffect(() => {
    if (version === null || version === current.contentVersion) return;
    let wanted = true;
    queryGraph(operation, JSON.parse(key) as Variables, locale)
      .then(({ data }) => {
        // A transition lets React hydrate a pending island first, instead of rendering it again on the client.
        if (wanted) startTransition(() => setNewer({ built, data: { ...data, contentVersion: version } }));
      })
      .catch(() => {
        // Keep the shown data; the next version change or the next visit retries.
      });
    return () => {
      wanted = false;
    };
  }, [version, current.contentVersion, built, operation, key, locale]);

  return current;
};
