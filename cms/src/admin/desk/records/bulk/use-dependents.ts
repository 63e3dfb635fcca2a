import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import type { DeskRecord } from '../../../../desk/desk-record';
import type { UsedIn } from '../../../../desk/record/record-detail';

/** What depends on several records. */
interface Dependents {
  /** Number of records that depend on each one, for those that were read so far. */
  counts: readonly { record: DeskRecord; count: number }[];
  failed: boolean;
  retry: () => void;
}

/** Reads how many records depend on each of these, one after the other. */
export const useDependents = (records: readonly DeskRecord[]): Dependents => {
  const { get } = useFetchClient();
  const [asked] = useState(records);
  const [counts, setCounts] = useState<Dependents['counts']>([]);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<void> => {
      for (const record of asked) {
        const query = new URLSearchParams({ type: record.type, documentId: record.documentId });
        const { data } = await get<{ data: UsedIn[] }>(`/desk/record/used-in?${query.toString()}`, {
          signal,
        });
        if (signal.aborted) return;
        const count = data.data.reduce((sum, { total }) => sum + total, 0);
        setCounts((former) => [...former, { record, count }]);
      }
    };
    setCounts([]);
    setFailed(false);
    read().catch(() => {
      if (!signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, [asked, get, turn]);
  const retry = useCallback(() => setTurn((former) => former + 1), []);
  return { counts, failed, retry };
};
