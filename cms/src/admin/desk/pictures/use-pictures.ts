import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';

import {
  PICTURES_SIZE,
  type LibraryPicture,
  type PicturesPage,
} from '../../../desk/pictures/library-picture';

type Failure = 'first' | 'more' | null;

/** Pages of the library that are read so far. */
export interface Pictures {
  /** undefined until the first page is there. The former list stays while another search is read. */
  pictures: readonly LibraryPicture[] | undefined;
  total: number;
  mayUpload: boolean;
  hasMore: boolean;
  isLoading: boolean;
  /** Which page could not be read; it stays while the first one is read again. */
  failure: Failure;
  more(): void;
  reload(): void;
  /** Puts an uploaded picture before all others. */
  add(picture: LibraryPicture): void;
  change(picture: LibraryPicture): void;
  remove(id: number): void;
}

interface Read {
  pictures: readonly LibraryPicture[] | undefined;
  total: number;
  mayUpload: boolean;
  hasMore: boolean;
}

const NOTHING: Read = { pictures: undefined, total: 0, mayUpload: false, hasMore: false };

/** Reads the library for a search and a filter, page after page. */
export const usePictures = (q: string, isUnused: boolean): Pictures => {
  const { get } = useFetchClient();
  const [turn, setTurn] = useState(0);
  const [before, setBefore] = useState<number | null>(null);
  const [read, setRead] = useState<Read>(NOTHING);
  const [failure, setFailure] = useState<Failure>(null);
  /** The first page that was read last, or that could not be. */
  const [settled, setSettled] = useState<string | null>(null);
  const query = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(isUnused && { unused: 'true' }),
  }).toString();
  const asked = `${query}#${turn}`;

  useEffect(() => {
    const leaving = new AbortController();
    setBefore(null);
    get<{ data: PicturesPage }>(`/desk/pictures?${query}`, { signal: leaving.signal }).then(
      ({ data: { data } }) => {
        setRead({ ...data, hasMore: data.pictures.length === PICTURES_SIZE });
        setFailure(null);
        setSettled(asked);
      },
      () => {
        if (leaving.signal.aborted) return;
        setFailure('first');
        setSettled(asked);
      },
    );
    return () => leaving.abort();
  }, [get, query, asked]);

  useEffect(() => setFailure(null), [query]);

  useEffect(() => {
    if (before === null) return undefined;
    const leaving = new AbortController();
    const params = new URLSearchParams(query);
    params.set('before', String(before));
    get<{ data: PicturesPage }>(`/desk/pictures?${params.toString()}`, { signal: leaving.signal }).then(
      ({ data: { data } }) => {
        setBefore(null);
        setRead((former) => ({
          ...former,
          pictures: [...(former.pictures ?? []), ...data.pictures],
          hasMore: data.pictures.length === PICTURES_SIZE,
        }));
      },
      () => {
        if (leaving.signal.aborted) return;
        setBefore(null);
        setFailure('more');
      },
    );
    return () => leaving.abort();
  }, [get, query, before]);

  const { pictures, total, mayUpload, hasMore } = read;
  return {
    ...{ pictures, total, mayUpload, hasMore, failure },
    isLoading: settled !== asked || before !== null,
    more: () => {
      setFailure(null);
      setBefore(pictures?.at(-1)?.id ?? null);
    },
    reload: useCallback(() => setTurn((former) => former + 1), []),
    add: useCallback(
      (picture) =>
        setRead((former) => ({
          ...former,
          pictures: [picture, ...(former.pictures ?? []).filter(({ id }) => id !== picture.id)],
          total: former.total + 1,
        })),
      [],
    ),
    change: useCallback(
      (picture) =>
        setRead((former) => ({
          ...former,
          pictures: former.pictures?.map((each) => (each.id === picture.id ? picture : each)),
        })),
      [],
    ),
    remove: useCallback(
      (id) =>
        setRead((former) => ({
          ...former,
          pictures: former.pictures?.filter((each) => each.id !== id),
          total: former.total - 1,
        })),
      [],
    ),
  };
};
