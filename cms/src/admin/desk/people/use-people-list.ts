import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import { refusalOf } from '../parts/refusal-of';

/** Rows of a list of accounts, page after page. */
export interface PeopleList<Row> {
  /** Undefined until the first page is read. */
  rows: readonly Row[] | undefined;
  hasMore: boolean;
  /** Sentence of the server, or an empty one; undefined while nothing failed. */
  refusal: string | undefined;
  /** Whether the first page is being read, also again. */
  reading: boolean;
  reload: () => void;
  /** Reads the next page. */
  more: () => void;
}

interface Page<Row> {
  data: Row[];
  meta?: { next: string | null };
}

interface Read<Row> {
  address: string | null;
  /** How often it was asked for. */
  turn: number;
  rows: readonly Row[] | undefined;
  next: string | null;
  refusal: string | undefined;
}

/** Reads a list of accounts through the cms, again for each address; null reads nothing. */
export const usePeopleList = <Row>(address: string | null): PeopleList<Row> => {
  const { get } = useFetchClient();
  const [turn, setTurn] = useState(0);
  const [read, setRead] = useState<Read<Row>>({
    address,
    turn: -1,
    rows: undefined,
    next: null,
    refusal: undefined,
  });
  const reload = useCallback(() => setTurn((former) => former + 1), []);

  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    get<Page<Row>>(address, { signal: leaving.signal }).then(
      ({ data }) =>
        setRead({ address, turn, rows: data.data, next: data.meta?.next ?? null, refusal: undefined }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        const refusal = refusalOf(error).message;
        setRead({ address, turn, rows: undefined, next: null, refusal });
      },
    );
    return () => leaving.abort();
  }, [address, get, turn]);

  const { next } = read;
  const more = (): void => {
    if (address === null || next === null) return;
    const mark = address.includes('?') ? '&' : '?';
    get<Page<Row>>(`${address}${mark}after=${encodeURIComponent(next)}`).then(
      ({ data }) =>
        setRead((former) =>
          former.address === address && former.next === next
            ? { ...former, rows: [...(former.rows ?? []), ...data.data], next: data.meta?.next ?? null }
            : former,
        ),
      (error: unknown) => setRead((former) => ({ ...former, refusal: refusalOf(error).message })),
    );
  };
  const isCurrent = read.address === address;
  return {
    rows: isCurrent ? read.rows : undefined,
    hasMore: isCurrent && next !== null,
    refusal: isCurrent ? read.refusal : undefined,
    reading: address !== null && (!isCurrent || read.turn !== turn),
    reload,
    more,
  };
};
