import type { KeyboardEvent, RefObject } from 'react';
import { useCallback, useEffect, useState } from 'react';

/** Part of the view that one click scrolls: the last visible card stays visible. */
const STEP = 0.8;

interface Ends {
  back: boolean;
  forward: boolean;
}

/** Returns +1 for left-to-right lists, −1 for right-to-left lists. */
const directionOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

/** Returns which ends have more cards. In right-to-left scrollers, `scrollLeft` counts from 0 down. */
const endsOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Ends => {
  const passed = Math.abs(scrollLeft);
  return { back: passed > 1, forward: scrollWidth - clientWidth - passed > 1 };
};

/** Scrolls a horizontal list in its reading direction: in steps, or from card to card with the arrow keys. */
export const useRail = (list: RefObject<HTMLUListElement>) => {
  const [more, setMore] = useState<Ends>({ back: false, forward: false });

  const measure = useCallback(() => {
    if (!list.current) return;
    const ends = endsOf(list.current);
    setMore((known) => (known.back === ends.back && known.forward === ends.forward ? known : ends));
  }, [list]);

  // After every render, because the list of cards may have another length.
  useEffect(measure);
  useEffect(() => {
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);

  const step = (way: 1 | -1): void => {
    const element = list.current;
    element?.scrollBy({ left: way * directionOf(element) * element.clientWidth * STEP });
  };

  const walk = (event: KeyboardEvent<HTMLUListElement>): void => {
    const links = [...event.currentTarget.querySelectorAll('a')];
    const at = links.findIndex((link) => link === document.activeElement);
    if (at === -1) return;
    const ahead = directionOf(event.currentTarget) === 1 ? 'ArrowRight' : 'ArrowLeft';
    const behind = ahead === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const targets = new Map([
      [ahead, at + 1],
      [behind, at - 1],
      ['Home', 0],
      ['End', links.length - 1],
    ]);
    const to = targets.get(event.key);
    if (to === undefined) return;
    event.preventDefault();
    links[to]?.focus();
  };

  return { more, measure, step, walk };
};
