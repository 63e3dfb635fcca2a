import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Scrolls a strip of links sideways until the one of the open page is seen, in browsers that do not by style alone. */
export const useCurrentInView = (strip: RefObject<HTMLElement>, address: string | null): void => {
  useEffect(() => {
    const { current: element } = strip;
    const chosen = element?.querySelector('[aria-current]');
    if (!element || !chosen) return;
    // By style it is scrolled before the first frame; a script that scrolls later would move what is seen.
    if ('scrollInitialTarget' in element.style) return;
    const { left, width } = element.getBoundingClientRect();
    const place = chosen.getBoundingClientRect();
    element.scrollLeft += place.left + place.width / 2 - (left + width / 2);
  }, [strip, address]);
};
