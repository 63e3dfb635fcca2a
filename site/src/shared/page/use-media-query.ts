import { useCallback, useSyncExternalStore } from 'react';

const listOf = (query: string): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : null;

/**
 * Returns whether a media query matches; false in served HTML, during hydration and without `matchMedia`. Components
 * that mount later know it at their first paint.
 */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const list = listOf(query);
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query)?.matches ?? false,
    () => false,
  );
};
