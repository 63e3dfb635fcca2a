import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Path and query of the open page, to come back to; empty in served HTML, which may be of any page. */
export const useHere = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => '',
  );
