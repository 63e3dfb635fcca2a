import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

import * as button from '../../ui/Button/Button.module.css';

/** All that looks like a button on a page, whatever its look. */
const BUTTONS = `main .${button.button}`;

/** Whether the banner has to step aside, because a button of the page is under it. */
export const useAside = (banner: RefObject<HTMLElement>, isShown: boolean): boolean => {
  const [covers, setCovers] = useState(false);
  useEffect(() => {
    const height = banner.current?.offsetHeight;
    if (!isShown || height === undefined) return;
    const under = new Set<Element>();
    const seen = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes)
          if (isIntersecting) under.add(target);
          else under.delete(target);
        setCovers(under.size > 0);
      },
      // The lower strip of the window, which the banner takes.
      { rootMargin: `${height - window.innerHeight}px 0px 0px` },
    );
    // One that is observed already is not observed twice.
    const observe = (): void => document.querySelectorAll(BUTTONS).forEach((one) => seen.observe(one));
    observe();
    // Records, forms and other pages bring theirs later.
    const added = new MutationObserver(observe);
    added.observe(document.body, { childList: true, subtree: true });
    return () => {
      added.disconnect();
      seen.disconnect();
    };
  }, [banner, isShown]);
  return covers;
};
