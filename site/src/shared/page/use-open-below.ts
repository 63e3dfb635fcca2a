import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns whether content that came late may appear: only while its place is below the window, so that nothing in sight
 * moves. Once open, it stays.
 * @param isWanted Whether there is something to show.
 */
export const useOpenBelow = (place: RefObject<HTMLElement>, isWanted: boolean): boolean => {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (isOpen || !isWanted) return;
    const openBelow = (): void => {
      const next = place.current?.nextElementSibling ?? place.current;
      if (next && next.getBoundingClientRect().top >= window.innerHeight) setIsOpen(true);
    };
    openBelow();
    window.addEventListener('scroll', openBelow, { passive: true });
    return () => window.removeEventListener('scroll', openBelow);
  }, [isOpen, isWanted, place]);
  return isOpen;
};
