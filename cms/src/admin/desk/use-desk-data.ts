import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** What a route of the desk responded. The former data stays while the next is read. */
export interface DeskData<Data> {
  data: Data | undefined;
  failed: boolean;
  loading: boolean;
  reload: () => void;
}

/** Reads a route of the desk, again for each address; null reads nothing. */
export const useDeskData = <Data>(address: string | null): DeskData<Data> => {
  const { get } = useFetchClient();
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<{ address: string | null; data: Data | undefined; failed: boolean }>({
    address: null,
    data: undefined,
    failed: false,
  });
  const reload = useCallback(() => setTurn((former) => former + 1), []);
  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    get<{ data: Data }>(address, { signal: leaving.signal }).then(
      ({ data }) => setRead({ address, data: data.data, failed: false }),
      () => {
        if (!leaving.signal.aborted) setRead((former) => ({ ...former, address, failed: true }));
      },
    );
    return () => leaving.abort();
  }, [address, get, turn]);
  return { data: read.data, failed: read.failed, loading: address !== read.address, reload };
};
