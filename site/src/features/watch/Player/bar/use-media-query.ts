import { useEffect, useState } from 'react';

/** Returns whether a media query matches; false without `matchMedia`. */
export const useMediaQuery = (query: string): boolean => {
  const [holds, setHolds] = useState(false);
  useEffect(() => {
    if (typeof window.matchMedia !== 'function') return;
    const list = window.matchMedia(query);
    const follow = (): void => setHolds(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return holds;
};
