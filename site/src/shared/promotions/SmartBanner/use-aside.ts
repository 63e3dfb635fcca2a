import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

import { buttonClass } from '../../ui/Button/button-class';

/** What a page asks for: its primary buttons. */
const PRIMARY = `main .${buttonClass('primary').split(' ').join('.')}`;

/** Whether the banner has to step aside, because a primary button of the page is under it. */
export const useAside = (banner: RefObject<HTMLElement>, isShown: boolean): boolean => {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const height = banner.current?.offsetHeight;
    if (!isShown || height === undefined) return;
    const under = new Set<Element>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes)
          if (isIntersecting) under.add(target);
          else under.delete(target);
        setCovers(under.size > 0);
      },
      // The lower strip of the window, which the banner takes.
      { rootMargin: `${height - window.innerHeight}px 0px 0px` },
    );
    for (const button of document.querySelectorAll(PRIMARY)) observer.observe(button);
    return () => observer.disconnect();
  }, [banner, isShown]);
  return covers;
};
