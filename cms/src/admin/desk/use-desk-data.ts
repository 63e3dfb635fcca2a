import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

/** What a route of the desk responded. The former data stays while the next is read. */
export interface DeskData<Data> {
  data: Data | undefined;
  failed: boolean;
  /** Whether nothing of this address was read yet. */
  loading: boolean;
  /** Whether a request is on its way, also one of `reload`. */
  reading: boolean;
  reload: () => void;
}

/** What was read last. */
interface Read<Data> {
  address: string | null;
  /** How often it was asked for. */
  turn: number;
  data: Data | undefined;
  failed: boolean;
}

/** Reads a route of the desk, again for each address; null reads nothing. */
export const useDeskData = <Data>(address: string | null): DeskData<Data> => {
  const { get } = useFetchClient();
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<Read<Data>>({ address: null, turn, data: undefined, failed: false });
  const reload = useCallback(() => setTurn((former) => former + 1), []);
  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    get<{ data: Data }>(address, { signal: leaving.signal }).then(
      ({ data }) => setRead({ address, turn, data: data.data, failed: false }),
      () => {
        if (!leaving.signal.aborted) setRead((former) => ({ ...former, address, turn, failed: true }));
      },
    );
    return () => leaving.abort();
  }, [address, get, turn]);
  const { data, failed } = read;
  const loading = address !== read.address;
  return { data, failed, loading, reading: address !== null && (loading || turn !== read.turn), reload };
};
