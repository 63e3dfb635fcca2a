import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import type { DeskRecord } from '../../../../desk/desk-record';
import type { UsedIn } from '../../../../desk/record/record-detail';

/** What depends on several records. */
interface Dependents {
  /** Number of records that depend on each one, for those that were read so far. */
  counts: readonly { record: DeskRecord; count: number }[];
  /** Stays while they are read again. */
  failed: boolean;
  isReading: boolean;
  retry: () => void;
}

/** Reads how many records depend on each of these, one after the other. */
export const useDependents = (records: readonly DeskRecord[]): Dependents => {
  const { get } = useFetchClient();
  const [asked] = useState(records);
  const [counts, setCounts] = useState<Dependents['counts']>([]);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  /** The reading that ended last. */
  const [ended, setEnded] = useState<number | null>(null);
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
    const end = (hasFailed: boolean): void => {
      if (signal.aborted) return;
      setFailed(hasFailed);
      setEnded(turn);
    };
    setCounts([]);
    read().then(
      () => end(false),
      () => end(true),
    );
    return () => leaving.abort();
  }, [asked, get, turn]);
  const retry = useCallback(() => setTurn((former) => former + 1), []);
  return { counts, failed, isReading: ended !== turn, retry };
};
