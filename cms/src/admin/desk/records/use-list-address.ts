import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAMES = ['q', 'type', 'state', 'language', 'channel', 'kind', 'sort', 'page'] as const;
type Name = (typeof NAMES)[number];
export type ListFilter = Partial<Record<Name, string>>;

/** Filters of a list as they stand in the address, so that Back and a reload keep them. */
export interface ListAddress {
  filter: ListFilter;
  /** Query of the address with these changes; another filter begins at the first page. */
  with: (changes: ListFilter) => string;
  /** Changes the address; `replace` for what is being typed. */
  set: (changes: ListFilter, options?: { replace: boolean }) => void;
}

const changed = (filter: ListFilter, changes: ListFilter): URLSearchParams => {
  const next = new Map(Object.entries({ ...filter, page: '', ...changes }));
  return new URLSearchParams(
    NAMES.flatMap((name) => {
      const value = next.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
};

export const useListAddress = (): ListAddress => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(
    (): ListFilter =>
      Object.fromEntries(
        NAMES.flatMap((name) => {
          const value = params.get(name) ?? '';
          return value === '' ? [] : [[name, value]];
        }),
      ),
    [params],
  );
  const set = useCallback(
    (changes: ListFilter, options = { replace: false }) => setParams(changed(filter, changes), options),
    [filter, setParams],
  );
  return { filter, set, with: (changes) => `?${changed(filter, changes).toString()}` };
};
