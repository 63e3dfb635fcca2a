import { useEffect, useState } from 'react';

/** Whether a media query holds; false where there is no screen to ask. */
export const useMedia = (query: string): boolean => {
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
