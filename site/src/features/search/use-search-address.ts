import { useReducer } from 'react';

import { useBrowserValue } from '../../shared/store/use-browser-value';
import { formatSearchAddress, parseSearchAddress } from './search-address';
import type { SearchAddress } from './search-address';

/**
 * Hook for the search that the URL asks for; null in served HTML, which is the same for every query. A filter
 * replaces the history entry, so Back leaves the search as before.
 */
export const useSearchAddress = (): [
  address: SearchAddress | null,
  change: (changes: Partial<SearchAddress>) => void,
] => {
  const search = useBrowserValue<string | null>(() => window.location.search, null);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const address = search === null ? null : parseSearchAddress(search);
  const change = (changes: Partial<SearchAddress>): void => {
    if (!address) return;
    const changed = formatSearchAddress({ ...address, ...changes });
    window.history.replaceState(window.history.state, '', window.location.pathname + changed);
    renderAgain();
  };
  return [address, change];
};
