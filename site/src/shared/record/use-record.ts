import type { Locale } from '@sahra/schemas/constants';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
import { useEffect, useState } from 'react';

import { queryGraph } from '../graph/query-graph';
import { servedRecord } from './served-record';

/** `waiting` is also the state of a shell's served HTML, which does not depend on the URL. */
export type RecordState<Data> =
  | { status: 'waiting' }
  | { status: 'failed'; retry: () => void }
  | { status: 'found'; data: Data };

interface Wanted<Data, Variables> {
  page: string;
  key: string;
  locale: Locale;
  operation: PersistedOperation<Data, Variables>;
  variables: Variables;
  /** Record of a prebuilt page. */
  built: Data | null;
}

/** Reads the record of a page: from the build, embedded in the document by the site server, or from the graph. */
export const useRecord = <Data extends { contentVersion: number | null }, Variables>({
  page,
  key,
  locale,
  operation,
  variables,
  built,
}: Wanted<Data, Variables>): RecordState<Data> => {
  const [loaded, setLoaded] = useState<{ key: string; state: RecordState<Data> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const identity = `${page} ${key} ${locale}`;
  const asked = JSON.stringify(variables);

  useEffect(() => {
    if (built) return;
    const settle = (state: RecordState<Data>): void => setLoaded({ key: identity, state });
    const served = servedRecord(page, key, locale);
    if (served) {
      settle({ status: 'found', data: served as Data });
      return;
    }
    let wanted = true;
    queryGraph(operation, JSON.parse(asked) as Variables, locale)
      .then(({ data, stale }) => {
        // Without a version, the page reads the record again.
        if (wanted) settle({ status: 'found', data: stale ? { ...data, contentVersion: null } : data });
      })
      .catch(() => {
        if (wanted) settle({ status: 'failed', retry: () => setAttempt((count) => count + 1) });
      });
    return () => {
      wanted = false;
    };
  }, [built, page, key, locale, identity, operation, asked, attempt]);

  if (built) return { status: 'found', data: built };
  return loaded?.key === identity ? loaded.state : { status: 'waiting' };
};
