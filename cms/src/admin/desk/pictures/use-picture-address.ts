import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Search, filter and open picture as they stand in the address, so that Back and a reload keep them. */
export interface PictureAddress {
  q: string;
  isUnused: boolean;
  /** Id of the open picture. */
  open: number | null;
  setQuery(q: string): void;
  setOpen(id: number | null): void;
  /** Query of the address with this filter. */
  withUnused(isUnused: boolean): string;
}

const NAMES = ['q', 'unused', 'picture'] as const;

export const usePictureAddress = (): PictureAddress => {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const isUnused = params.get('unused') === 'true';
  const opened = Number(params.get('picture'));
  const open = Number.isInteger(opened) && opened > 0 ? opened : null;
  const changed = useCallback(
    (changes: Partial<Record<(typeof NAMES)[number], string>>) => {
      const next = new Map(Object.entries({ ...Object.fromEntries(params), ...changes }));
      return new URLSearchParams(
        NAMES.flatMap((name) => {
          const value = next.get(name) ?? '';
          return value === '' ? [] : [[name, value]];
        }),
      );
    },
    [params],
  );
  return useMemo(
    () => ({
      ...{ q, isUnused, open },
      setQuery: (query) => setParams(changed({ q: query }), { replace: true }),
      setOpen: (id) => setParams(changed({ picture: id === null ? '' : String(id) }), { replace: true }),
      withUnused: (wanted) => `?${changed({ unused: wanted ? 'true' : '', picture: '' }).toString()}`,
    }),
    [q, isUnused, open, changed, setParams],
  );
};
