import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Returns true once the element has come near the viewport.
 * @param margin Distance as in `rootMargin`, e.g. `800px 0px`.
 */
export const useNear = (element: RefObject<Element>, margin: string): boolean => {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element, margin]);
  return near;
};
