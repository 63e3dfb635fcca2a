import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** How far below the window something counts as near: two screens of a phone, about a second of scrolling. */
const MARGIN = '1400px 0px';

/** Turns true, once, when the element comes near the window. */
export const useNear = (element: RefObject<Element>): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near;
};
