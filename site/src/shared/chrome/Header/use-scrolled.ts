import { useEffect, useState } from 'react';

/** Further than an unsteady finger moves the page, less than the header is high. */
const BEGINNING_PX = 8;

/** Whether the page is scrolled away from its beginning. */
export const useScrolled = (): boolean => {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = (): void => setScrolled(window.scrollY > BEGINNING_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return scrolled;
};
