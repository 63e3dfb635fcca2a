import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** In pixels. Less than this counts as seen. */
const SLACK = 4;

interface ScrollRest {
  above: boolean;
  below: boolean;
}

const NOTHING: ScrollRest = { above: false, below: false };

/** Whether a scrolling element has more above or below what is seen. */
export const useScrollRest = (element: RefObject<HTMLElement>, mounted: boolean): ScrollRest => {
  const [rest, setRest] = useState(NOTHING);
  useEffect(() => {
    const box = element.current;
    if (!mounted || !box) return;
    const measure = (): void =>
      setRest({
        above: box.scrollTop > SLACK,
        below: box.scrollHeight - box.clientHeight - box.scrollTop > SLACK,
      });
    measure();
    box.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      box.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      setRest(NOTHING);
    };
  }, [element, mounted]);
  return rest;
};
