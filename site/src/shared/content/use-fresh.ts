import type { Locale } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import { startTransition, useEffect, useState } from 'react';

import { ask } from '../graph/ask';
import { useStore } from '../store/use-store';
import { contentVersion } from './content-watch';

/** The copy a page was built from, replaced as soon as the graph has a newer one. */
export const useFresh = <Data extends { contentVersion: number }, Variables>(
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
    ask(operation, JSON.parse(key) as Variables, locale)
      .then(({ data }) => {
        // An island that React has not taken over yet is taken over first, instead of being drawn anew.
        if (wanted) startTransition(() => setNewer({ built, data: { ...data, contentVersion: version } }));
      })
      .catch(() => {
        // Keep what is shown; the next version change, or the next visit, asks again.
      });
    return () => {
      wanted = false;
    };
  }, [version, current.contentVersion, built, operation, key, locale]);

  return current;
};
