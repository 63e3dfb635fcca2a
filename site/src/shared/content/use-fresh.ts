import type { Locale } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import { startTransition, useEffect, useState } from 'react';

import { queryGraph } from '../graph/query-graph';
import { backoff } from '../live/backoff';
import { useStore } from '../store/use-store';
import { contentVersion } from './content-state';

/** In milliseconds. Time after which a page reads again what the graph had only stale data for. */
export const RETRY_MS = 10_000;
/** Pages stay open for days, and what failed may fail for ever. */
const FAILED = { minMs: RETRY_MS, maxMs: 300_000 };

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
    let later: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    const readLater = (waitMs: number): void => {
      if (wanted) later = setTimeout(readWhenSeen, waitMs);
    };
    const readWhenSeen = (): void => {
      if (document.hidden) document.addEventListener('visibilitychange', readWhenSeen, { once: true });
      else read();
    };
    const read = (): void => {
      queryGraph(operation, JSON.parse(key) as Variables, locale)
        .then(({ data, stale }) => {
          if (!wanted) return;
          // Stale data may be older than the version, so they do not count as read.
          if (stale) readLater(RETRY_MS);
          failures = 0;
          const shown = { ...data, contentVersion: stale ? current.contentVersion : version };
          // A transition lets React hydrate a pending island first, instead of rendering it again on the client.
          startTransition(() => setNewer({ built, data: shown }));
        })
        // The shown data stay.
        .catch(() => {
          readLater(backoff(failures, FAILED));
          failures += 1;
        });
    };
    read();
    return () => {
      wanted = false;
      clearTimeout(later);
      document.removeEventListener('visibilitychange', readWhenSeen);
    };
  }, [version, current.contentVersion, built, operation, key, locale]);

  return current;
};
