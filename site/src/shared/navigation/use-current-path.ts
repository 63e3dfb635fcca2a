import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns path and query of the open page as a return URL; empty in served HTML, which may belong to any page. */
export const useCurrentPath = (): string =>
  useSyncExternalStore(
    subscribe,
    () => window.location.pathname + window.location.search,
    () => '',
  );
