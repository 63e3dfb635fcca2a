import { useSyncExternalStore } from 'react';

/** From this width on there is room for the grid (tablets); below it is a list. */
const WIDE = '(width >= 48rem)';

const list = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia(WIDE) : null;

const subscribe = (listener: () => void): (() => void) => {
  const media = list();
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};

/** Returns whether the screen has room for the grid; false in served HTML. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => list()?.matches ?? false,
    () => false,
  );
